import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { type Money, money } from "../../shared/money.ts";
import { currencyOf } from "../catalog/price-tariff.ts";

/** A promo code as a page may speak of it: what the checkout takes off, and until when. */
export type Promotion = {
	readonly code: string;
	readonly percent: number;
	readonly audience: "all" | "children" | "adults";
	readonly minimum: Money | undefined;
	readonly firstOrderOnly: boolean;
	/** The moment it ends; undefined for one without an end. */
	readonly endsAt: Date | undefined;
};

/** A running promotion of some per cent; undefined when there is none, it is over, or it is not for everybody who reads the page. */
export async function getPromotion(
	db: Database,
	{ code, locale, now }: { code: string; locale: Locale; now: Date },
): Promise<Promotion | undefined> {
	const row = await db
		.selectFrom("promoCode")
		.where("code", "=", code)
		.where("status", "=", "active")
		.selectAll()
		.executeTakeFirst();
	if (!row || row.percent === null) return undefined;
	if ((row.validFrom && row.validFrom > now) || (row.validUntil && row.validUntil <= now)) return undefined;
	const [audience] = row.scope === "audience" ? row.scopeValues : ["all"];
	if (audience !== "all" && audience !== "children" && audience !== "adults") return undefined;
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
