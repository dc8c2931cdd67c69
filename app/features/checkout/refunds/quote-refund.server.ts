import type { Database } from "../../../../database/open-database.server.ts";
import type { RefundFormula, RefundKind } from "../../../../database/order-types.ts";
import { type Money, money } from "../../../shared/money.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { selectAttemptFacts } from "../ledger/attempt-facts.server.ts";
import { findOrderId, type OrderName } from "../ledger/find-order.server.ts";
import { selectKeptCosts } from "../ledger/refund-rows.server.ts";
import { calculateRefund } from "../rules/calculate-refund.ts";
import { hasInstalmentsPaid } from "../rules/has-instalments-paid.ts";
import { ENDED_STATES, isIn, PAID_STATES } from "../rules/order-state.ts";
import { lineName } from "../rules/receipt-items.ts";
import { capturedSum, refundedSum } from "../rules/settle-facts.ts";

export type RefundQuote = {
	readonly amount: Money;
	/** `full` before the first lesson, `lessons` after it. */
	readonly kind: RefundKind & ("full" | "lessons");
	readonly formula: RefundFormula;
	/** What may be refunded at most: everything that has come in and not gone back. */
	readonly most: Money;
	/** A bank has paid by instalments: what goes back of that goes to it, against the debt. */
	readonly byInstalments: boolean;
};

export type QuoteRefusal = "orderUnknown" | "orderClosed" | "orderUnpaid" | "refundOpen" | "nothingToRefund";

/**
 * What a refund of an order would be now and how it is calculated. `costs` in minor units: documented ones, known to staff, on top of
 * those that earlier refunds took off, which stay taken off.
 */
export async function quoteRefund(
	db: Database,
	question: OrderName & { readonly costs?: number },
): Promise<Result<RefundQuote, QuoteRefusal>> {
	const orderId = await findOrderId(db, question);
	if (!orderId) return fail("orderUnknown");
	return quoteOrder(db, { orderId, costs: question.costs ?? 0 });
}

/** The same for an order that is known, also inside a transaction. */
export async function quoteOrder(
	db: Database,
	{ orderId, costs }: { orderId: string; costs: number },
): Promise<Result<RefundQuote, QuoteRefusal>> {
	const order = await db.selectFrom("courseOrder").where("id", "=", orderId).selectAll().executeTakeFirst();
	if (!order) return fail("orderUnknown");
	if (order.state === "refund_requested") return fail("refundOpen");
	if (isIn(order.state, ENDED_STATES)) return fail("orderClosed");
	if (!isIn(order.state, PAID_STATES)) return fail("orderUnpaid");
	const attempts = await selectAttemptFacts(db, orderId);
	const paid = capturedSum(attempts);
	if (paid === 0) return fail("orderUnpaid");
	const refundedBefore = refundedSum(attempts);
	if (paid - refundedBefore <= 0) return fail("nothingToRefund");
	const lines = await db
		.selectFrom("courseOrderLine")
		.where("orderId", "=", orderId)
		.orderBy("position")
		.selectAll()
		.execute();
	const formula = calculateRefund({
		lines: lines.map((line) => ({ ...line, title: lineName(line) })),
		paid,
		refundedBefore,
		costs: costs + (await selectKeptCosts(db, orderId)),
		currency: order.currency,
	});
	return succeed({
		amount: money(formula.amount, order.currency),
		kind: lines.some(({ lessonsTaken }) => lessonsTaken > 0) ? "lessons" : "full",
		formula,
		most: money(paid - refundedBefore, order.currency),
		byInstalments: hasInstalmentsPaid(attempts),
	});
}
