import { sql } from "kysely";
import type { Audience } from "../../../database/catalog-types.ts";
import type { Database } from "../../../database/open-database.server.ts";
import type { PromoScope } from "../../../database/order-types.ts";
import type { Locale } from "../../shared/localized.ts";
import { type Money, money } from "../../shared/money.ts";
import { currencyOf } from "../catalog/price-tariff.ts";

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
	const row = await db
		.selectFrom("promoCode")
		.where("code", "=", code)
		.where("status", "=", "active")
		.selectAll("promoCode")
		.select(
			// As the checkout counts them.
			sql<number>`(select count(*)::int from promo_redemption
				where promo_redemption.promo_code_id = promo_code.id and promo_redemption.state <> 'released')`.as("uses"),
		)
		.executeTakeFirst();
	if (!row || row.percent === null) return undefined;
	if ((row.validFrom && row.validFrom > now) || (row.validUntil && row.validUntil <= now)) return undefined;
	if (row.totalLimit !== null && row.uses >= row.totalLimit) return undefined;
	const audience = audienceOf(row);
	if (!audience) return undefined;
	const currency = currencyOf(locale);
	const minimum = currency === "RUB" ? row.minimumRub : row.minimumUsd;
	return {
		code: row.code,
		percent: row.percent,
		audience,
		minimum: minimum === null ? undefined : money(minimum, currency),
		firstOrderOnly: row.firstOrderOnly,
		endsAt: row.validUntil ?? undefined,
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

/** The next moment at which one of the codes begins by itself; undefined when none is ahead. */
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
