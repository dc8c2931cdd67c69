import type { OrderState } from "../../../../database/order-types.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { Money } from "../../../shared/money.ts";
import type { Customer } from "../../payments/provider.ts";
import type { BasketLine, LineProblem, PricedBasket } from "../basket/basket.ts";
import type { PromoRefusal } from "../rules/evaluate-promo.ts";
import type { AskedPayment } from "../rules/payment-terms.ts";
import type { PaymentRefusal } from "../ways-to-pay/list-payment-types.ts";

export type OrderRequest = {
	/** Made for every printed form: sent again it is the same order. */
	readonly key: string;
	readonly lines: readonly BasketLine[];
	readonly promoCode: string | null;
	readonly locale: Locale;
	readonly customer: Customer;
	/** Who learns, when it is not the customer. */
	readonly learner: string | null;
	readonly paymentType: AskedPayment;
	/** Instalments only. */
	readonly months: number | null;
	/** Secrets of the customer's requests, newest first. */
	readonly requestTokens: readonly string[];
	/** The total that the customer saw; if it differs by now, the customer is told and nothing is charged. */
	readonly expectedTotal: Money | null;
	/** Whether advertising mail was agreed to. */
	readonly ads: boolean;
	/** The version that stood beside that box, as the form names it; null where it names none. */
	readonly adsDocument: string | null;
	/** Address of the page that was sent. */
	readonly page: string | null;
	readonly roistat: string | null;
	/** IANA zone of the browser; null without script. */
	readonly visitorZone: string | null;
	readonly ip: string | null;
	readonly agent: string | null;
};

export type PlacedOrder = {
	readonly ok: true;
	readonly id: string;
	readonly token: string;
	readonly number: string;
	/** `paid` when there was nothing to pay. */
	readonly state: OrderState;
	readonly total: Money;
	readonly isRepeated: boolean;
};

export type PlaceOrderRefusal = {
	readonly ok: false;
	readonly code:
		| "basketEmpty"
		| "basketTooLarge"
		| LineProblem
		| PromoRefusal
		| PaymentRefusal
		| "priceChanged"
		| "termOutOfBounds";
	/** The basket as it is now, where it could be priced. */
	readonly basket?: PricedBasket;
};
