import type { Audience } from "../../../database/catalog-types.ts";
import type { Database } from "../../../database/open-database.server.ts";
import type { PromoScope } from "../../../database/order-types.ts";
import type { Locale } from "../../shared/localized.ts";
import { type Money, money } from "../../shared/money.ts";
import { currencyOf } from "../catalog/prices/price-tariff.ts";
import { selectPromo } from "../checkout/basket/select-promo.server.ts";
import { closedReason } from "../checkout/rules/evaluate-promo.ts";

/** A promo code as a page may speak of it: what the checkout takes off, and until when. */
export type Promotion = {
	readonly code: string;
	readonly percent: number;
	readonly audience: "all" | Audience;
	readonly minimum: Money | undefined;
	readonly firstOrderOnly: boolean;
	/** The moment it ends; undefined for one without an end. */
	readonly endsAt: Date | undefined;
};

/** A running promotion of some per cent; undefined when there is none, it is over or used up, or it is not for everybody who reads the page. */
export async function getPromotion(
	db: Database,
	{ code, locale, now }: { code: string; locale: Locale; now: Date },
): Promise<Promotion | undefined> {
	const promo = await selectPromo(db, { typed: code, customer: null });
	if (!promo || closedReason(promo.facts, now)) return undefined;
	const { percent, minimumRub, minimumUsd, firstOrderOnly, validUntil } = promo.facts;
	const audience = audienceOf(promo.facts);
	if (percent === null || !audience) return undefined;
	const currency = currencyOf(locale);
	const minimum = currency === "RUB" ? minimumRub : minimumUsd;
	return {
		code: promo.code,
		percent,
		audience,
		minimum: minimum === null ? undefined : money(minimum, currency),
		firstOrderOnly,
		endsAt: validUntil ?? undefined,
	};
}

/** Whom the code is for; undefined for one of certain courses or categories: the page does not say which. */
function audienceOf({ scope, scopeValues }: { scope: PromoScope; scopeValues: readonly string[] }) {
	if (scope === "all") return "all";
	if (scope !== "audience") return undefined;
	const children = scopeValues.includes("children");
	const adults = scopeValues.includes("adults");
	if (children && adults) return "all";
	return children ? "children" : adults ? "adults" : undefined;
}

/** The next moment at which one of the codes starts; undefined when none is ahead. */
export async function nextPromotionStart(
	db: Database,
	{ codes, now }: { codes: readonly string[]; now: Date },
): Promise<Date | undefined> {
	const row = await db
		.selectFrom("promoCode")
		.where("code", "in", codes)
		.where("status", "=", "active")
		.where("validFrom", ">", now)
		.orderBy("validFrom")
		.select("validFrom")
		.limit(1)
		.executeTakeFirst();
	return row?.validFrom ?? undefined;
}
