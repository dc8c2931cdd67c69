import type { Transaction } from "kysely";
import type { OrderPlan, OrderState } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { ReportedPlan } from "../../payments/provider.ts";
import type { CheckoutDeps, OrderHappening } from "../checkout-deps.ts";
import { selectAttemptFacts } from "../ledger/attempt-facts.server.ts";
import { lockOrder, type OrderRow, type PaymentRow } from "../ledger/lock-order.server.ts";
import { noteOrder, tellOrder } from "../ledger/move-order.server.ts";
import { isOrderPayable } from "../ledger/order-sums.server.ts";
import { settleOrder } from "../ledger/settle-order.server.ts";
import { isPaidByPlan } from "../rules/is-paid-by-plan.ts";
import { isIn, PAID_STATES } from "../rules/order-state.ts";
import { isCapturedPayment } from "../rules/payment-state.ts";
import { isInstalmentType, lenderOf } from "../rules/payment-terms.ts";
import { replacePlan } from "../rules/store-plan.ts";

type PlanReport = {
	/** What the plan is told of, as it stands now. */
	readonly payment: PaymentRow;
	readonly plan: ReportedPlan | undefined;
};

/** True when a bank tells a plan that the order is to have and does not have yet. */
export async function isPlanNews(db: Transaction<Schema>, report: PlanReport): Promise<boolean> {
	return (await replacedPlan(db, report)) !== undefined;
}

/** Puts the bank's plan in place of the calculated one; the customer hears of it when it differs. */
export async function recordPlan(
	db: Transaction<Schema>,
	report: PlanReport,
	deps: Pick<CheckoutDeps, "clock" | "messages">,
): Promise<void> {
	const replaced = await replacedPlan(db, report);
	if (!replaced) return;
	const { order, plan } = replaced;
	await db
		.updateTable("courseOrder")
		.set({ plan: JSON.stringify(plan) })
		.where("id", "=", order.id)
		.execute();
	const { difference } = plan;
	if (difference) await tellOrder(db, { order, news: "plan_changed", by: "bank", details: difference }, deps);
}

/**
 * The plan of an order after its lender's report; undefined when that plan is known already or the order is paid another way. A lender
 * whose application was given up for another's changes the plan only once its own money has come.
 */
async function replacedPlan(
	db: Transaction<Schema>,
	{ payment: { orderId, paymentType, state }, plan: said }: PlanReport,
): Promise<{ readonly order: OrderRow; readonly plan: OrderPlan } | undefined> {
	if (!orderId || !said || !isInstalmentType(paymentType)) return undefined;
	const order = await lockOrder(db, orderId);
	if (!order?.plan) return undefined;
	const lender = lenderOf(paymentType);
	const isExpected = order.plan.lender === lender;
	if (isExpected ? isKnownPlan(order.plan, said) : !isCapturedPayment(state)) return undefined;
	const isSettled = !isExpected || (isIn(order.state, PAID_STATES) && !(await isOrderPayable(db, orderId)));
	const facts = { isSettled, attempts: await selectAttemptFacts(db, orderId) };
	return isPaidByPlan({ lender }, facts) ? { order, plan: replacePlan({ ...order.plan, lender }, said) } : undefined;
}

function isKnownPlan({ bank, isLoan }: OrderPlan, said: ReportedPlan): boolean {
	if ("isLoan" in said) return isLoan && !bank;
	const { months, monthly } = said;
	if (bank?.months !== months) return false;
	return !monthly || (!bank.isTermOnly && bank.monthly === monthly.minor);
}

type AttemptNews = {
	readonly orderId: string;
	/** What the bank has just come to say of the attempt for the first time; undefined where neither. */
	readonly outcome: "failed" | "creditApproved" | undefined;
	readonly reason: string | undefined;
};

/**
 * Brings the state of an order in line with its payments. The customer is also told of an attempt that did not change the state: a declined
 * payment, or a credit for the rest of an order that is paid in part.
 * @returns the states that the order came to, each of which was announced.
 */
export async function settleReport(
	db: Transaction<Schema>,
	news: AttemptNews,
	deps: CheckoutDeps,
): Promise<readonly OrderState[]> {
	const { orderId, outcome, reason } = news;
	const failed = outcome === "failed" ? await noteFailure(db, news, deps) : undefined;
	const reached = await settleOrder(db, { orderId, by: "bank", reason }, deps);
	if (reached.length > 0) return reached;
	if (failed) await deps.messages.announceOrder(db, { ...failed, news: "payment_failed" });
	if (outcome === "creditApproved") await tellApproval(db, orderId, deps);
	return reached;
}

/** A declined payment leaves the order as it is: it can be paid again. */
async function noteFailure(
	db: Transaction<Schema>,
	{ orderId, reason }: AttemptNews,
	deps: CheckoutDeps,
): Promise<OrderHappening | undefined> {
	const order = await lockOrder(db, orderId);
	if (!order || !(await isOrderPayable(db, orderId))) return undefined;
	return noteOrder(db, order, { event: "payment_failed", by: "bank", reason, now: deps.clock.now() });
}

async function tellApproval(db: Transaction<Schema>, orderId: string, deps: CheckoutDeps): Promise<void> {
	const order = await lockOrder(db, orderId);
	if (!order || !isIn(order.state, PAID_STATES) || !(await isOrderPayable(db, orderId))) return;
	await tellOrder(db, { order, news: "instalment_approved", event: "approve", by: "bank" }, deps);
}
