import type { Audience, TariffKind } from "../../../../database/catalog-types.ts";
import type { Currency, Money } from "../../../shared/money.ts";
import type { PromoRefusal } from "../rules/evaluate-promo.ts";

/** What a browser may send about a purchase: ids, never prices. One line is one learner. */
export type BasketLine = {
	readonly courseSlug: string;
	readonly tariffCode: string;
	readonly startId?: string | undefined;
};

export const BASKET_LIMIT = 10;

export type LineProblem =
	| "courseUnknown"
	| "courseClosed"
	/** It is on sale in the other language of the site alone. */
	| "courseOtherLanguage"
	| "tariffUnknown"
	| "startUnknown"
	| "startClosed"
	| "startFull";

export type LinePrice = {
	/** Before a sale; only while one runs. */
	readonly was: Money | undefined;
	/** The price now, with the sale or with the discount that a request has kept. */
	readonly unit: Money;
	/** The line's share of the promo code. */
	readonly discount: Money;
	readonly total: Money;
};

export type PricedLine = {
	/** Place in the basket as it was asked. */
	readonly index: number;
	readonly courseId: string;
	readonly courseSlug: string;
	readonly categorySlug: string;
	readonly audience: Audience;
	readonly title: string;
	readonly tariffId: string;
	readonly tariffCode: string;
	readonly tariffKind: TariffKind;
	readonly tariffName: string;
	readonly lessons: number;
	readonly start: { readonly id: string; readonly startsAt: Date; readonly zone: string } | undefined;
	/** True where the price is lower than today's because a request has kept an earlier discount. */
	readonly hasSavedDiscount: Readonly<Record<Currency, boolean>>;
	/** The place, where a request of the visitor holds it already. */
	readonly savedHoldId: string | undefined;
	readonly price: Readonly<Record<Currency, LinePrice>>;
};

export type BasketTotals = { readonly subtotal: Money; readonly discount: Money; readonly total: Money };

export type PromoOutcome =
	| { readonly code: string; readonly isApplied: true; readonly discount: Money }
	| { readonly code: string; readonly isApplied: false; readonly reason: PromoRefusal; readonly minimum?: Money };

/** A basket as the server prices it now. */
export type PricedBasket = {
	/** The currency that would be charged. */
	readonly charged: Currency;
	readonly lines: readonly PricedLine[];
	/** Lines that can't be bought, by their place in the basket; they are in no total. */
	readonly problems: readonly { readonly index: number; readonly code: LineProblem }[];
	readonly totals: Readonly<Record<Currency, BasketTotals>>;
	/** In the charged currency; undefined without a code. */
	readonly promo: PromoOutcome | undefined;
};
