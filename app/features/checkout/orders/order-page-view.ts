import type { ForeignSeller } from "../../settings/foreign-seller.ts";
import type { StartedPayment } from "../attempts/run-attempt.server.ts";
import type { QuoteRefusal } from "../refunds/quote-refund.server.ts";
import type { RefundRefusal } from "../refunds/request-refund.server.ts";
import type { PaymentOption } from "../ways-to-pay/list-payment-types.ts";
import type { CancelRefusal } from "./cancel-order.server.ts";
import type { AgainOrder } from "./find-again.server.ts";
import type { ToldEvent } from "./history-word.ts";
import type { OrderRefundView, OrderView } from "./order-view.ts";

type PaymentRefusal = Extract<StartedPayment, { ok: false }>["code"];

/** Every failure that the pages of an order and of an invoice tell; each has its sentence in the words of the order. */
export type OrderPageError = PaymentRefusal | CancelRefusal | QuoteRefusal | RefundRefusal | "tooOften";

/** A way to pay what is left now, with the terms that can be applied for. */
export type PaymentWay = Pick<PaymentOption, "type" | "mode"> & { readonly terms: readonly number[] };

/** What went back as the page shows it: why somebody of the school gave it is not for the page. */
export type ShownRefund = Omit<OrderRefundView, "reason">;

/** An order as its page shows it: nothing of the customer or the staff that the page does not print. */
export type OrderPageView = Omit<OrderView, "id" | "customer" | "history" | "refunds"> & {
	readonly history: readonly ToldEvent[];
	readonly refunds: readonly ShownRefund[];
	readonly ways: readonly PaymentWay[];
	/** Undefined while there is nothing to order anew. */
	readonly again: AgainOrder | undefined;
	/** A new order could be paid with a card of a bank outside Russia. */
	readonly takesForeignCards: boolean;
	/** Who sells what is paid with a card of a bank outside Russia; undefined for other orders. */
	readonly foreignSeller: ForeignSeller | undefined;
};
