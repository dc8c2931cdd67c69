import type { Audience } from "../../../../database/catalog-types.ts";
import type { PromoScope, PromoStatus } from "../../../../database/order-types.ts";
import { type Currency, type Money, money, percentOfMoney, shareMoney, sumMoney } from "../../../shared/money.ts";
import { fail } from "../../../shared/result.ts";

export const PROMO_REFUSALS = [
	"promoUnknown",
	"promoTooMany",
	"promoPaused",
	"promoNotYet",
	"promoOver",
	"promoScope",
	"promoCurrency",
	"promoMinimum",
	"promoUsedUp",
	"promoCustomerLimit",
	"promoFirstOrderOnly",
	"promoWorthless",
] as const;
export type PromoRefusal = (typeof PROMO_REFUSALS)[number];

/** A code with how often it has been used or is reserved now; amounts in minor units. */
export type PromoFacts = {
	readonly status: PromoStatus;
	readonly percent: number | null;
	readonly sumRub: number | null;
	readonly sumUsd: number | null;
	readonly scope: PromoScope;
	readonly scopeValues: readonly string[];
	readonly minimumRub: number | null;
	readonly minimumUsd: number | null;
	readonly totalLimit: number | null;
	readonly customerLimit: number | null;
	readonly firstOrderOnly: boolean;
	readonly validFrom: Date | null;
	readonly validUntil: Date | null;
	readonly uses: number;
	/** Of the customer, when it is known who buys: uses of this code, and living orders of any kind. */
	readonly customer: { readonly uses: number; readonly orders: number } | undefined;
};

export type PromoLine = {
	readonly unit: Money;
	readonly audience: Audience;
	readonly categorySlug: string;
	readonly courseSlug: string;
};

export type PromoResult =
	| { readonly ok: true; readonly discount: Money; readonly shares: readonly Money[] }
	| { readonly ok: false; readonly code: PromoRefusal; readonly minimum?: Money };

/** The code as people type it: spaces around and small letters do not matter. */
export function readPromoCode(typed: string): string {
	return typed.normalize("NFKC").replaceAll(/\s+/g, "").toUpperCase();
}

/** Cyrillic capitals and the Latin ones, in the same order, that no eye can tell from them. */
export const LOOKALIKES = { cyrillic: "АВЕКМНОРСТУХ", latin: "ABEKMHOPCTYX" } as const;

/** A code as it looks: on a Russian keyboard half of `START10` comes out Cyrillic. Two codes that look alike are one here. */
export function lookOfCode(code: string): string {
	return code.replaceAll(/[АВЕКМНОРСТУХ]/g, (letter) => LOOKALIKES.latin.charAt(LOOKALIKES.cyrillic.indexOf(letter)));
}

/** What a code takes off the lines, or why it takes nothing. The shares of the lines sum to the discount exactly. */
export function evaluatePromo(
	promo: PromoFacts | undefined,
	{ lines, currency, now }: { lines: readonly PromoLine[]; currency: Currency; now: Date },
): PromoResult {
	if (!promo) return fail("promoUnknown");
	const closed = closedReason(promo, now);
	if (closed) return fail(closed);
	const eligible = lines.filter((line) => isInScope(promo, line));
	if (eligible.length === 0) return fail("promoScope");
	const minimum = currency === "RUB" ? promo.minimumRub : promo.minimumUsd;
	if (minimum !== null && unitsOf(lines, currency).minor < minimum) {
		return { ok: false, code: "promoMinimum", minimum: money(minimum, currency) };
	}
	const discount = discountOf(promo, unitsOf(eligible, currency));
	if (!discount) return fail("promoCurrency");
	if (discount.minor === 0) return fail("promoWorthless");
	const weights = lines.map((line) => (eligible.includes(line) ? line.unit.minor : 0));
	return { ok: true, discount, shares: shareMoney(discount, weights) };
}

function unitsOf(lines: readonly PromoLine[], currency: Currency): Money {
	return sumMoney(
		lines.map(({ unit }) => unit),
		currency,
	);
}

/** Why a code takes nothing off any basket now; undefined while it may. Limits by customer count only when it is known who buys. */
export function closedReason(promo: PromoFacts, now: Date): PromoRefusal | undefined {
	return refusalOfTime(promo, now) ?? refusalOfUses(promo);
}

function refusalOfTime({ status, validFrom, validUntil }: PromoFacts, now: Date): PromoRefusal | undefined {
	if (status === "archived") return "promoUnknown";
	if (status === "paused") return "promoPaused";
	if (validFrom && validFrom > now) return "promoNotYet";
	return validUntil && validUntil <= now ? "promoOver" : undefined;
}

function refusalOfUses(promo: PromoFacts): PromoRefusal | undefined {
	const { customer, customerLimit, totalLimit } = promo;
	if (customer && customerLimit !== null && customer.uses >= customerLimit) return "promoCustomerLimit";
	if (customer && promo.firstOrderOnly && customer.orders > 0) return "promoFirstOrderOnly";
	return totalLimit !== null && promo.uses >= totalLimit ? "promoUsedUp" : undefined;
}

function isInScope({ scope, scopeValues }: PromoFacts, line: PromoLine): boolean {
	switch (scope) {
		case "all":
			return true;
		case "audience":
			return scopeValues.includes(line.audience);
		case "categories":
			return scopeValues.includes(line.categorySlug);
		case "courses":
			return scopeValues.includes(line.courseSlug);
	}
}

/** Never more than the eligible lines cost; undefined when the code has no sum in this currency. */
function discountOf(promo: PromoFacts, eligible: Money): Money | undefined {
	if (promo.percent !== null) return percentOfMoney(eligible, promo.percent);
	const sum = eligible.currency === "RUB" ? promo.sumRub : promo.sumUsd;
	return sum === null ? undefined : money(Math.min(sum, eligible.minor), eligible.currency);
}
