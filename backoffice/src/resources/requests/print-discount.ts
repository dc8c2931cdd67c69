import { saleLastMoment } from "../../../../app/shared/sale-last-moment.ts";
import { intlTag } from "../../fields/intl-tag.ts";
import { printMoney } from "../../fields/money-text.ts";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import type { RequestRecord } from "./request-record.ts";

type Saved = Pick<RequestRecord, "discountPercent" | "discountMinor" | "discountCurrency" | "discountUntil">;
type Screen = {
	readonly locale: string;
	readonly now: Date;
	readonly translate: (key: string, options: { readonly saved: string; readonly day?: string }) => string;
};

/**
 * The discount that was saved for the visitor, and its last day, past or not: `25 %, 10 000 ₽, до 30 нояб. 2026 г.`; empty where there is
 * none.
 */
export function printDiscount(record: Saved, { locale, now, translate }: Screen): string {
	const { discountPercent, discountMinor, discountCurrency, discountUntil } = record;
	if (discountPercent === null || discountMinor === null || discountCurrency === null) return "";
	const percent = new Intl.NumberFormat(intlTag(locale), { style: "percent" }).format(discountPercent / 100);
	const saved = `${percent}, ${printMoney(discountMinor, { currency: discountCurrency, locale })}`;
	const words = "resources.requests.discount";
	if (!discountUntil) return translate(`${words}.open`, { saved });
	const until = new Date(discountUntil);
	const format = new Intl.DateTimeFormat(intlTag(locale), {
		dateStyle: "medium",
		timeZone: SCHOOL_ZONE,
	});
	const day = format.format(saleLastMoment(until));
	return translate(until <= now ? `${words}.over` : `${words}.until`, { saved, day });
}
