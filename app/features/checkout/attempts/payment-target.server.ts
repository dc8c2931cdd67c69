import type { Selectable, Transaction } from "kysely";
import type { OrderTables } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { type Money, money } from "../../../shared/money.ts";
import type { Customer, ReceiptItem } from "../../payments/provider.ts";
import type { CheckoutAddresses } from "../checkout-deps.ts";
import type { Payable } from "../ledger/is-of-payable.server.ts";
import type { OrderRow } from "../ledger/lock-order.server.ts";
import { dueSum, paidSum } from "../ledger/order-sums.server.ts";
import { invoicePayKey } from "../rules/invoice-pay-key.server.ts";
import { lineName, shareReceipt } from "../rules/receipt-items.ts";

export type InvoiceRow = Selectable<OrderTables["invoice"]>;

/** What is paid for. */
export type PaymentTarget = Payable & {
	readonly number: string;
	readonly locale: Locale;
	readonly customer: Customer;
	readonly amount: Money;
	readonly items: readonly ReceiptItem[];
	/** Free text for bank statements. */
	readonly description: string;
	readonly returnUrl: string;
};

/** What is left to pay of an order. */
export async function orderTarget(
	db: Transaction<Schema>,
	order: OrderRow,
	addresses: CheckoutAddresses,
): Promise<PaymentTarget> {
	const amount = money((await dueSum(db, order.id)) - (await paidSum(db, order.id)), order.currency);
	return {
		orderId: order.id,
		invoiceId: null,
		number: order.number,
		locale: order.locale,
		customer: {
			name: order.customerName,
			surname: order.customerSurname,
			phone: order.customerPhone,
			email: order.customerEmail,
		},
		amount,
		items: amount.minor > 0 ? await orderItems(db, order.id, amount) : [],
		description: order.number,
		returnUrl: addresses.order(order),
	};
}

type InvoiceQuestion = {
	readonly invoice: InvoiceRow;
	readonly order: OrderRow | undefined;
	readonly amount: Money;
};

/** A payment of an invoice; with an order behind it the receipt names the courses. */
export async function invoiceTarget(
	db: Transaction<Schema>,
	{ invoice, order, amount }: InvoiceQuestion,
	addresses: CheckoutAddresses,
): Promise<PaymentTarget> {
	return {
		orderId: order?.id ?? null,
		invoiceId: invoice.id,
		number: invoice.number,
		locale: invoice.locale,
		customer: {
			name: invoice.payerName,
			surname: invoice.payerSurname,
			phone: invoice.payerPhone,
			email: invoice.payerEmail,
		},
		amount,
		items:
			order && amount.minor > 0
				? await orderItems(db, order.id, amount)
				: shareReceipt(amount, [{ name: invoice.purpose, weight: 1 }]),
		description: invoice.purpose,
		returnUrl: addresses.invoice({ ...invoice, payKey: invoicePayKey(invoice) }),
	};
}

/** A payment pays for the lines that go on or, where all of these are free, for the lessons given in the lines that ended. */
async function orderItems(db: Transaction<Schema>, orderId: string, amount: Money): Promise<ReceiptItem[]> {
	const lines = await db
		.selectFrom("courseOrderLine")
		.where("orderId", "=", orderId)
		.orderBy("position")
		.select(["title", "tariffName", "total", "endedOn"])
		.execute();
	const priced = lines.filter(({ endedOn, total }) => endedOn === null && total > 0);
	return shareReceipt(
		amount,
		(priced.length > 0 ? priced : lines).map((line) => ({ name: lineName(line), weight: line.total })),
	);
}

/** Attempts of the same order or invoice, newest first, to be narrowed further. */
export function selectAttempts(db: Transaction<Schema>, { orderId, invoiceId }: Payable) {
	const query = db.selectFrom("payment").selectAll().orderBy("createdAt", "desc").orderBy("attempt", "desc");
	return invoiceId ? query.where("invoiceId", "=", invoiceId) : query.where("orderId", "=", orderId);
}
