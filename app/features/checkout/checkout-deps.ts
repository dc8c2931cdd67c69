import type { Transaction } from "kysely";
import type { OrderState } from "../../../database/order-types.ts";
import type { Schema } from "../../../database/types.ts";
import type { Clock } from "../../platform/clock.server.ts";
import type { Log } from "../../platform/log.server.ts";
import type { Locale } from "../../shared/localized.ts";
import type { PaymentProvider, PaymentType, ProviderCode } from "../payments/provider.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import type { CheckoutStep } from "./checkout-steps.ts";
import type { LineNews } from "./line-news.ts";

/** What happens to an order without changing its state. */
export const ORDER_NOTES = [
	"payment_failed",
	"plan_changed",
	"place_lost",
	"start_chosen",
	"start_moved",
	"overpaid",
	"refund_failed",
	"line_ended",
] as const;
/** What can be announced about an order: every state it reaches, and what else happens to it. */
export type OrderNews = OrderState | (typeof ORDER_NOTES)[number];

/** What there is to tell of an invoice. */
export const INVOICE_NEWS = ["created", "part_paid", "paid", "overpaid", "refunded", "refund_failed"] as const;
export type InvoiceNews = (typeof INVOICE_NEWS)[number];

export type InvoiceMessage = {
	readonly invoiceId: string;
	readonly news: InvoiceNews;
	/** What has just been announced about its order, so that nobody is told of the same money twice. */
	readonly toldOfOrder?: readonly OrderNews[];
	/** What came though it was no longer owed, minor units, where that is the news. */
	readonly surplus?: number;
};

/** What has happened to an order, as its history has it. */
export type OrderHappening = {
	readonly orderId: string;
	readonly from: OrderState;
	/** Where it is now; the same where no state has changed. */
	readonly to: OrderState;
	/** `customer`, `bank`, `clock` or the name of a member of staff. */
	readonly by: string;
	/** A code of the bank's or ours, or what a member of staff wrote. */
	readonly reason: string | null;
};

/** News, and what the history keeps of it. */
export type DetailedNews =
	| { [News in keyof LineNews]: { readonly news: News; readonly details: LineNews[News] } }[keyof LineNews]
	| { readonly news: Exclude<OrderNews, keyof LineNews>; readonly details?: object };

export type OrderMessage = OrderHappening & DetailedNews;

/** Queues messages about an order or an invoice, as part of the transaction that they are about. */
export type OrderMessages = {
	announceOrder(db: Transaction<Schema>, message: OrderMessage): Promise<void>;
	/** Sends the customer the letter about the present state once more, with the link to the order. */
	repeatLetter(db: Transaction<Schema>, orderId: string): Promise<void>;
	announceInvoice(db: Transaction<Schema>, message: InvoiceMessage): Promise<void>;
};

/** The banks that are configured: which one serves a payment type now, and all of them, for payments that were made before. */
export type Banks = {
	readonly byType: ReadonlyMap<PaymentType, PaymentProvider>;
	readonly byCode: ReadonlyMap<ProviderCode, PaymentProvider>;
	/** Foreign cards are charged by a real account: they are offered only once the settings name its holder. */
	readonly needsForeignSeller?: boolean;
};

/** Absolute addresses that banks are told. */
export type CheckoutAddresses = {
	order(order: { token: string; locale: Locale }): string;
	invoice(invoice: { number: string; payKey: string; locale: Locale }): string;
	notification(provider: ProviderCode): string;
};

export type CheckoutDeps = {
	readonly clock: Clock;
	readonly log: Log;
	readonly messages: OrderMessages;
	/** Called at every named step; whatever it throws passes through. Tests and the chaos run only. */
	readonly atStep?: ((step: CheckoutStep) => void | Promise<void>) | undefined;
};

export type BankDeps = CheckoutDeps & { readonly banks: Banks; readonly addresses: CheckoutAddresses };

export type PlaceOrderDeps = CheckoutDeps & { readonly settings: SiteSettings; readonly banks: Banks };

/** Tells `atStep` that a step was reached. @throws what it throws, which stands for the death of the process there. */
export async function passStep({ atStep }: Pick<CheckoutDeps, "atStep">, step: CheckoutStep): Promise<void> {
	await atStep?.(step);
}

/** The bank of an existing payment: the one that serves its type now if it is the same bank, otherwise the one the payment was made at. */
export function bankOf(
	{ byType, byCode }: Banks,
	{ paymentType, provider }: { readonly paymentType: PaymentType; readonly provider: ProviderCode },
): PaymentProvider | undefined {
	const current = byType.get(paymentType);
	return current?.code === provider ? current : byCode.get(provider);
}
