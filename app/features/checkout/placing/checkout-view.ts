import type { Currency, Money } from "../../../shared/money.ts";
import type { InstalmentTerms } from "../../catalog/instalments/instalment-terms.ts";
import type { LenderView } from "../../catalog/instalments/lender-view.ts";
import type { InstalmentPlan } from "../../catalog/instalments/plan-instalments.ts";
import type { ForeignSeller } from "../../settings/foreign-seller.ts";
import type { BasketTotals, PromoOutcome } from "../basket/basket.ts";
import type { BasketLineView } from "../basket/basket-view.ts";
import type { LostStart } from "../basket/drop-lost-starts.server.ts";
import type { UnpaidOrder } from "../orders/get-unpaid-order.server.ts";
import type { CheckoutErrors, CheckoutValues } from "../rules/checkout-input.ts";
import type { CheckoutChoice } from "../rules/read-checkout-choice.ts";
import type { PaymentOption } from "../ways-to-pay/list-payment-types.ts";
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
	/** The group that was chosen, where it takes nobody any more: the line is priced without it. */
	readonly lostStart: LostStart | undefined;
};

export type OfferKind = "offer-group" | "offer-individual";

/** The schedule of the chosen bank, or of the first one that offers instalments. */
export type PlannedInstalments = {
	readonly plan: InstalmentPlan;
	/** The bank of the plan, as far as the settings describe it. */
	readonly lender: LenderView | undefined;
};

/** What a checkout leaves to pay. */
export type ToPay =
	/** No line can be bought as it is. */
	| { readonly kind: "nothing" }
	/** Lines can be bought, and nothing is charged for them. */
	| { readonly kind: "free" }
	| {
			readonly kind: "payable";
			/** None while no bank is configured. */
			readonly options: readonly PaymentOption[];
			readonly terms: InstalmentTerms;
			/** Undefined where nobody gives instalments, or none of the chosen term. */
			readonly instalments: PlannedInstalments | undefined;
	  };

/** A checkout as the server prices and explains it now. */
export type CheckoutView = {
	readonly lines: readonly CheckoutLineView[];
	/** The currency of the page's language, shown first. */
	readonly shown: Currency;
	/** The one that would be charged. */
	readonly charged: Currency;
	readonly totals: Readonly<Record<Currency, BasketTotals>>;
	readonly promo: PromoOutcome | undefined;
	/** What is chosen stays so while there is nothing to pay. Without a term that was asked for, the usual one. */
	readonly choice: CheckoutChoice & { readonly months: number };
	readonly toPay: ToPay;
	/** Contracts that the tariffs are sold under. */
	readonly offers: readonly OfferKind[];
	/** The versions that would be agreed to: `offer-group:2 privacy:1 personal-data:1`. */
	readonly documents: string;
	/** The version that the box about advertising is about: `consent-ads:1`. */
	readonly adsDocument: string;
	/** A course for children: somebody answers for the child. */
	readonly needsRepresentative: boolean;
	readonly phone: { readonly number: string; readonly label: string };
	/** Whose account foreign cards are charged by. */
	readonly foreignSeller: ForeignSeller | undefined;
	/** Stand-ins serve the payments. */
	readonly isDemo: boolean;
};

export type CheckoutRefusalCode =
	| PlaceOrderRefusal["code"]
	/** Another term than the one whose schedule was shown. */
	| "termChanged"
	/** Other versions than those in force when the boxes were shown. */
	| "documentsChanged"
	/** The same was ordered in another tab since the page was shown, and waits for its payment. */
	| "orderedAlready"
	| "tooMany"
	| "refused";

/** Why an order was not placed, beside what is wrong with single fields. */
export type CheckoutRefusal =
	/** `before`: the total that was shown, where the form has named it. */
	| { readonly code: "priceChanged"; readonly before: Money | undefined }
	| { readonly code: Exclude<CheckoutRefusalCode, "priceChanged"> };

/** A checkout with its form: something can be chosen, typed and sent. */
export type CheckoutFormAnswer = {
	readonly kind: "form";
	readonly view: CheckoutView;
	readonly values: CheckoutValues;
	readonly errors: CheckoutErrors;
	readonly refusal: CheckoutRefusal | undefined;
	/** The lines are those of the basket, not of an address or a request. */
	readonly isOfBasket: boolean;
	/** An order that this browser has placed and that waits for its payment. */
	readonly unpaid: UnpaidOrder | undefined;
};

export type CheckoutAnswer =
	/** There is no line to buy. */
	{ readonly kind: "empty"; readonly unpaid: UnpaidOrder | undefined } | CheckoutFormAnswer;
