import { type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { OrderTables } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { type Money, money } from "../../../shared/money.ts";
import type { Customer, ReceiptItem } from "../../payments/provider.ts";
import type { CheckoutAddresses } from "../checkout-deps.ts";
import { isIn, PAYABLE_STATES } from "../rules/order-state.ts";
import { lineName, shareReceipt } from "../rules/receipt-items.ts";
import type { OrderRow, PaymentRow } from "./lock-order.server.ts";

export type InvoiceRow = Selectable<OrderTables["invoice"]>;

/** What is paid for: an order, or an invoice, which may belong to an order. */
export type PaymentTarget = {
	readonly orderId: string | null;
	readonly invoiceId: string | null;
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
	const amount = money(order.total - (await paidSum(db, order.id)), order.currency);
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
	readonly addresses: CheckoutAddresses;
};

/** A payment of an invoice; with an order behind it the receipt names the courses. */
export async function invoiceTarget(
	db: Transaction<Schema>,
	{ invoice, order, amount, addresses }: InvoiceQuestion,
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
		returnUrl: addresses.invoice(invoice),
	};
}

async function orderItems(db: Transaction<Schema>, orderId: string, amount: Money): Promise<ReceiptItem[]> {
	const lines = await db
		.selectFrom("courseOrderLine")
		.where("orderId", "=", orderId)
		.orderBy("position")
		.select(["title", "tariffName", "total"])
		.execute();
	return shareReceipt(
		amount,
		lines.map((line) => ({ name: lineName(line), weight: line.total })),
	);
}

/** What has come in for an order, without what came twice; minor units. */
export async function paidSum(db: Database, orderId: string): Promise<number> {
	const { paid } = await db
		.selectFrom("payment")
		.where("orderId", "=", orderId)
		.where("state", "in", ["captured", "partially_refunded", "refunded"])
		.select(sql<number>`coalesce(sum(amount - excess), 0)::int`.as("paid"))
		.executeTakeFirstOrThrow();
	return paid;
}

/**
 * What an order still has to be paid, in minor units; nothing where it has ended or its customer leaves. What staff gave back by hand
 * does not end an order that is paid in parts: the parts to come are owed as before.
 */
export async function owedSum(db: Database, order: Pick<OrderRow, "id" | "state" | "total">): Promise<number> {
	const isOwed =
		isIn(order.state, PAYABLE_STATES) || (order.state === "part_refunded" && !(await wasLeft(db, order.id)));
	return isOwed ? Math.max(0, order.total - (await paidSum(db, order.id))) : 0;
}

/** Whether what went back was counted by the lessons, as it is for those who leave. */
async function wasLeft(db: Database, orderId: string): Promise<boolean> {
	const refund = await db
		.selectFrom("refund")
		.where("orderId", "=", orderId)
		.where("kind", "in", ["full", "lessons"])
		.where("state", "<>", "declined")
		.select("id")
		.executeTakeFirst();
	return refund !== undefined;
}

/** Attempts of the same order or invoice, newest first. */
export function selectAttempts(db: Transaction<Schema>, { orderId, invoiceId }: PaymentTarget): Promise<PaymentRow[]> {
	const query = db.selectFrom("payment").selectAll().orderBy("createdAt", "desc").orderBy("attempt", "desc");
	return (invoiceId ? query.where("invoiceId", "=", invoiceId) : query.where("orderId", "=", orderId)).execute();
}
