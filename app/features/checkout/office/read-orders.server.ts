import { sql } from "kysely";
import { deliveryStatus } from "../../../../database/delivery-status.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { PaymentFailure, PaymentState } from "../../payments/provider.ts";
import { INVOICE_STATE } from "../invoices/invoice-state.server.ts";
import { isLetGo } from "../ledger/order-sums.server.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { historyWord } from "../orders/history-word.ts";
import { judgeLeaving } from "../orders/judge-leaving.ts";
import type { OrderView } from "../orders/order-view.ts";
import { hasUnconfirmedReceipt } from "../receipts/unconfirmed-receipt.server.ts";
import { quoteRefund } from "../refunds/quote-refund.server.ts";
import { isIn, LIVE_STATES } from "../rules/order-state.ts";

/**
 * Orders as staff see them: what the customer's page shows, and beside it what banks said, the request it came from, the open refunds
 * and what a refund would be now.
 */
export async function readOrders(db: Database, ids: readonly string[]) {
	const rows = await selectOrders(db, ids);
	const orders = await Promise.all(rows.map((row) => readOrder(db, row)));
	return orders.filter((order) => order !== undefined);
}

async function readOrder(db: Database, { token, ...row }: Awaited<ReturnType<typeof selectOrders>>[number]) {
	const order = await getOrder(db, { token });
	if (!order) return undefined;
	const quote = await quoteRefund(db, { orderId: row.id });
	return {
		...order,
		canChooseStart: isIn(order.state, LIVE_STATES) && !(await isLetGo(db, row.id)),
		lines: order.lines.map((line) => ({ ...line, ...describeLeaving(order, line.id) })),
		// Read by the same words as the customer's; notes for staff alone keep their own.
		history: order.history.map((event) => ({ ...event, event: historyWord(event) ?? event.event })),
		...row,
		token,
		paymentEvents: await selectBankEvents(db, row.id),
		unconfirmedReceipts: await selectUnconfirmedReceipts(db, row.id),
		refundRequests: await selectRefunds(db, row.id),
		invoices: await selectInvoices(db, row.id),
		messages: await selectMessages(db, row.id),
		refundQuote: quote.ok ? quote.value : undefined,
		refundRefusal: quote.ok ? undefined : quote.code,
	};
}

/** Whether the learner of a line may leave, and what is to be refunded instead of that. */
function describeLeaving(order: OrderView, lineId: string) {
	const leaving = judgeLeaving(order, lineId);
	const goesBack = !leaving.ok && leaving.code === "refundDue" ? leaving.goesBack : undefined;
	return { canEnd: leaving.ok || goesBack !== undefined, goesBack };
}

async function selectOrders(db: Database, ids: readonly string[]) {
	return db
		.selectFrom("courseOrder")
		.leftJoin("promoCode", "promoCode.id", "courseOrder.promoCodeId")
		.where("courseOrder.id", "in", ids)
		.select([
			"courseOrder.id",
			"courseOrder.version",
			"courseOrder.token",
			"courseOrder.requestId",
			"courseOrder.roistat",
			"courseOrder.updatedAt",
			"courseOrder.currency",
			"promoCode.code as promoCode",
		])
		.execute();
}

function selectBankEvents(db: Database, orderId: string) {
	return db
		.selectFrom("paymentEvent")
		.innerJoin("payment", "payment.id", "paymentEvent.paymentId")
		.where("payment.orderId", "=", orderId)
		.orderBy("paymentEvent.createdAt", "desc")
		.limit(100)
		.select([
			"paymentEvent.id",
			"paymentEvent.provider",
			sql<PaymentState>`payment_event.report->>'state'`.as("state"),
			sql<PaymentFailure | null>`payment_event.report->>'failure'`.as("failure"),
			"paymentEvent.outcome",
			"paymentEvent.reason",
			"paymentEvent.createdAt",
			"payment.attempt",
		])
		.execute();
}

function selectUnconfirmedReceipts(db: Database, orderId: string) {
	return db
		.selectFrom("payment")
		.where("orderId", "=", orderId)
		.where(hasUnconfirmedReceipt())
		.orderBy("createdAt")
		.select(["id", "attempt", "provider", "closingReceiptAskedAt as askedAt"])
		.$narrowType<{ askedAt: Date }>()
		.execute();
}

function selectRefunds(db: Database, orderId: string) {
	return db
		.selectFrom("refund")
		.where("orderId", "=", orderId)
		.orderBy("createdAt", "desc")
		.select([
			"id",
			"kind",
			"amount",
			"currency",
			"formula",
			"reason",
			"state",
			"requestedBy",
			"decidedBy",
			"failure",
			"createdAt",
		])
		.execute();
}

function selectInvoices(db: Database, orderId: string) {
	return db
		.selectFrom("invoice")
		.where("orderId", "=", orderId)
		.orderBy("createdAt", "desc")
		.select(["id", "number", INVOICE_STATE.as("state"), "total", "paid", "currency", "dueOn"])
		.execute();
}

function selectMessages(db: Database, orderId: string) {
	return db
		.selectFrom("outgoingMessage")
		.where("orderId", "=", orderId)
		.orderBy("createdAt", "desc")
		.select(["id", "channel", "kind", deliveryStatus.as("status"), "createdAt", "deliveredAt"])
		.execute();
}
