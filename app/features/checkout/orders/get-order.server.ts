import type { Database } from "../../../../database/open-database.server.ts";
import type { OrderPlan, StoredPlan } from "../../../../database/order-types.ts";
import { type Currency, type Money, money, subtractMoney, sumMoney } from "../../../shared/money.ts";
import { selectAttemptFacts } from "../ledger/attempt-facts.server.ts";
import type { OrderRow } from "../ledger/lock-order.server.ts";
import { dueSum, isOrderPayable } from "../ledger/order-sums.server.ts";
import { calculateRefund } from "../rules/calculate-refund.ts";
import { isPaidByPlan } from "../rules/is-paid-by-plan.ts";
import { keptCosts } from "../rules/kept-costs.ts";
import { isIn, nextOrderState, PAID_STATES } from "../rules/order-state.ts";
import { isAwaited, isCapturedPayment } from "../rules/payment-state.ts";
import { type AttemptFacts, capturedSum, refundedSum } from "../rules/settle-facts.ts";
import { hasLostUnpaid } from "./order-scarce.ts";
import type { OrderPlanView, OrderView, PlanView } from "./order-view.ts";
import { selectOrderParts } from "./select-order-parts.server.ts";

/** An order by its secret; undefined when there is none. */
export async function getOrder(db: Database, { token }: { token: string }): Promise<OrderView | undefined> {
	const order = await db.selectFrom("courseOrder").where("token", "=", token).selectAll().executeTakeFirst();
	if (!order) return undefined;
	const attempts = await selectAttemptFacts(db, order.id);
	const isPayable = await isOrderPayable(db, order.id);
	const parts = await selectOrderParts(db, { order, isPayable });
	const { currency, state } = order;
	const paid = capturedSum(attempts);
	const refunded = refundedSum(attempts);
	const left = isPayable ? Math.max(0, (await dueSum(db, order.id)) - paid) : 0;
	const isSettled = isIn(state, PAID_STATES) && !isPayable;
	const isAuthorized = attempts.some((attempt) => attempt.state === "authorized");
	const sums = {
		paid: money(paid, currency),
		refunded: money(refunded, currency),
		left: money(left, currency),
	};
	return {
		...describeOrder(order),
		paidBy: attempts.findLast(isPaying)?.paymentType ?? order.paymentType,
		...parts,
		...sums,
		sale: saleOf(parts, order),
		plan:
			order.plan && isPaidByPlan(order.plan, { isSettled, attempts }) ? describePlan(order.plan, currency) : undefined,
		canPay: left > 0 && !isAuthorized && !hasLostUnpaid({ ...parts, ...sums }),
		canCancel: nextOrderState(state, "cancel") !== undefined && !isAuthorized,
		canAskRefund: nextOrderState(state, "ask_refund") !== undefined && goesBack(parts, { paid, refunded, currency }),
		isChecking: isPayable && parts.payments.some(isAwaited),
	};
}

function saleOf({ lines }: Pick<OrderView, "lines">, { subtotal, currency }: OrderRow): Money {
	const listed = lines.map(({ was, unit }) => was ?? unit);
	return subtractMoney(sumMoney(listed, currency), money(subtotal, currency));
}

type Sums = { readonly paid: number; readonly refunded: number; readonly currency: Currency };

/** Whether a refund by the formula would be more than nothing: the money may be back but for costs, or every lesson taken. */
function goesBack(
	{ lines, refunds }: Pick<OrderView, "lines" | "refunds">,
	{ paid, refunded, currency }: Sums,
): boolean {
	const counted = lines.map((line) => ({ ...line, total: line.total.minor }));
	const costs = keptCosts(refunds);
	return calculateRefund({ lines: counted, paid, refundedBefore: refunded, costs, currency }).amount > 0;
}

function isPaying({ state, amount, excess }: AttemptFacts): boolean {
	return isCapturedPayment(state) && excess < amount;
}

function describeOrder(order: OrderRow) {
	const { id, number, token, state, locale, createdAt, expiresAt, paidAt, endedOn } = order;
	const { learner, mode, paymentType, documents } = order;
	return {
		id,
		number,
		token,
		state,
		locale,
		createdAt,
		expiresAt,
		paidAt,
		endedOn,
		learner,
		mode,
		paymentType,
		documents,
		customer: {
			name: order.customerName,
			surname: order.customerSurname,
			phone: order.customerPhone,
			email: order.customerEmail,
		},
		subtotal: money(order.subtotal, order.currency),
		discount: money(order.discount, order.currency),
		total: money(order.total, order.currency),
	};
}

function describePlan({ lender, isLoan, calculated, bank, difference }: OrderPlan, currency: Currency): OrderPlanView {
	const isDifferent = difference !== null && (difference.months !== 0 || difference.monthly !== 0);
	return {
		lender,
		isLoan,
		current: planView(bank ?? calculated, currency),
		saidByBank: bank ? (bank.isTermOnly ? "term" : "payments") : "nothing",
		calculated: planView(calculated, currency),
		difference: isDifferent
			? {
					months: difference.months,
					monthly: money(difference.monthly, currency),
					total: money(difference.total, currency),
				}
			: undefined,
	};
}

function planView({ months, monthly, total, payments }: StoredPlan, currency: Currency): PlanView {
	const last = payments.at(-1)?.amount ?? monthly;
	return {
		months,
		monthly: money(monthly, currency),
		total: money(total, currency),
		payments: payments.map(({ on, amount }) => ({ on, amount: money(amount, currency) })),
		last: last === monthly ? undefined : money(last, currency),
	};
}
