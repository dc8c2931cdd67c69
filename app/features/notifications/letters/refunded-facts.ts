import { formatMoney } from "../../../i18n/format.ts";
import type { Locale } from "../../../shared/localized.ts";
import { type Money, money } from "../../../shared/money.ts";
import type { Say } from "./letter-words.ts";

type Refunded = {
	/** What this letter tells of, minor units; messages of earlier builds do not know. */
	readonly givenBack: number | undefined;
	/** Everything that has gone back so far. */
	readonly total: Money;
	readonly locale: Locale;
};

/** What has gone back now, as the bank will show it, and beside it what has in all where that is more. */
export function refundedFacts(
	{ givenBack = 0, total, locale }: Refunded,
	say: Say,
): { label: string; value: string }[] {
	const inAll = formatMoney(total, locale);
	if (givenBack === 0 || givenBack >= total.minor) return [{ label: say("orders.facts.refunded"), value: inAll }];
	return [
		{ label: say("orders.facts.refundedNow"), value: formatMoney(money(givenBack, total.currency), locale) },
		{ label: say("orders.facts.refundedInAll"), value: inAll },
	];
}
