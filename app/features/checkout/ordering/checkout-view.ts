import type { Currency, Money } from "../../../shared/money.ts";
import type { InstalmentTerms } from "../../catalog/instalments/instalment-terms.ts";
import type { LenderView } from "../../catalog/instalments/lender-view.ts";
import type { InstalmentPlan } from "../../catalog/instalments/plan-instalments.ts";
import type { PaymentType } from "../../payments/provider.ts";
import type { ForeignSeller } from "../../settings/foreign-seller.ts";
import type { BasketTotals, PromoOutcome } from "../basket/basket.ts";
import type { BasketLineView } from "../basket/basket-view.ts";
import type { UnpaidOrder } from "../orders/get-unpaid-order.server.ts";
import type { CheckoutErrors } from "../rules/checkout-input.ts";
import type { PaymentOption } from "./list-payment-types.ts";
import type { PlaceOrderRefusal } from "./order-request.ts";

export type TariffOption = {
	readonly code: string;
	readonly name: string;
	readonly note: string;
	readonly full: Readonly<Record<Currency, Money>>;
};

export type StartOption = {
	readonly id: string;
	readonly at: Date;
	readonly zone: string;
	/** For others: the place of the visitor's own request is not among them. */
	readonly seatsFree: number;
	readonly isHeld: boolean;
};

/** A line with what may be chosen instead: tariffs of the course and groups of the tariff. */
export type CheckoutLineView = BasketLineView & {
	readonly tariffs: readonly TariffOption[];
	readonly starts: readonly StartOption[];
};

export type OfferKind = "offer-group" | "offer-individual";

/** A checkout as the server prices and explains it now. */
export type CheckoutView = {
	readonly lines: readonly CheckoutLineView[];
	/** The currency of the page's language, shown first. */
	readonly shown: Currency;
	/** The one that would be charged. */
	readonly charged: Currency;
	readonly totals: Readonly<Record<Currency, BasketTotals>>;
	readonly promo: PromoOutcome | undefined;
	readonly options: readonly PaymentOption[];
	readonly mode: "single" | "instalments";
	readonly paymentType: PaymentType | null;
	readonly term: { readonly min: number; readonly max: number; readonly months: number };
	readonly instalments: InstalmentTerms;
	/** What the instalments would be; for the first bank until one is chosen. */
	readonly plan: InstalmentPlan | undefined;
	/** The bank of the plan. */
	readonly lender: LenderView | undefined;
	/** Contracts that the tariffs are sold under. */
	readonly offers: readonly OfferKind[];
	/** A course for children: somebody answers for the child. */
	readonly needsRepresentative: boolean;
	readonly phone: { readonly number: string; readonly label: string };
	/** Whose account foreign cards are charged by. */
	readonly foreignSeller: ForeignSeller | undefined;
	/** Stand-ins serve the payments. */
	readonly isDemo: boolean;
};

/** What was typed, by the names of the controls. */
export type CheckoutValues = Readonly<Record<string, string>>;

/** Why an order was not placed, beside what is wrong with single fields. */
export type CheckoutRefusal =
	| PlaceOrderRefusal["code"]
	/** Another term than the one whose schedule was shown. */
	| "termChanged"
	| "tooMany"
	| "refused";

export type CheckoutAnswer = {
	/** Undefined when there is nothing to buy. */
	readonly view: CheckoutView | undefined;
	readonly values: CheckoutValues;
	readonly errors: CheckoutErrors;
	readonly refusal: CheckoutRefusal | undefined;
	/** The lines are those of the basket, not of an address or a request. */
	readonly isOfBasket: boolean;
	/** The total that was shown, when it has changed since. */
	readonly before: Money | undefined;
	/** An order that this browser has placed and that waits for its payment. */
	readonly unpaid: UnpaidOrder | undefined;
};
