import type { Transaction } from "kysely";
import type { OrderPlan, OrderState } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { ReportedPlan } from "../../payments/provider.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { isIn, PAYABLE_STATES } from "../rules/order-state.ts";
import { replacePlan } from "../rules/store-plan.ts";
import { lockOrder } from "./lock-order.server.ts";
import { noteOrder } from "./move-order.server.ts";
import { settleOrder } from "./settle-order.server.ts";

type ReportDeps = Pick<CheckoutDeps, "clock" | "messages">;
/** True when a bank tells a plan that the order does not have yet. */
export async function isPlanNews(
	db: Transaction<Schema>,
	{ orderId, plan }: { orderId: string | null; plan: ReportedPlan | undefined },
): Promise<boolean> {
	if (!orderId || !plan) return false;
	const order = await lockOrder(db, orderId);
	return order?.plan ? !isKnownPlan(order.plan, plan) : false;
}

function isKnownPlan({ bank, isLoan }: OrderPlan, said: ReportedPlan): boolean {
	if ("isLoan" in said) return isLoan && !bank;
	const { months, monthly } = said;
	if (bank?.months !== months) return false;
	return !monthly || (!bank.isTermOnly && bank.monthly === monthly.minor);
}

type PlanNews = {
	readonly orderId: string;
	readonly plan: ReportedPlan;
	readonly deps: ReportDeps;
};

/** Puts the bank's plan in place of the calculated one; the customer hears of it when it differs. */
export async function recordPlan(db: Transaction<Schema>, { orderId, plan, deps }: PlanNews): Promise<void> {
	const order = await lockOrder(db, orderId);
	if (!order?.plan || isKnownPlan(order.plan, plan)) return;
	const replaced = replacePlan(order.plan, plan);
	await db
		.updateTable("courseOrder")
		.set({ plan: JSON.stringify(replaced) })
		.where("id", "=", orderId)
		.execute();
	if (!replaced.difference) return;
	const now = deps.clock.now();
	await noteOrder(db, order, { event: "plan_changed", by: "bank", details: replaced.difference, now });
	await deps.messages.announceOrder(db, { orderId, news: "plan_changed" });
}

type AttemptNews = {
	readonly orderId: string;
	/** What the bank has just come to say of the attempt for the first time; undefined where neither. */
	readonly outcome: "failed" | "creditApproved" | undefined;
	readonly reason: string | undefined;
	readonly deps: CheckoutDeps;
};

/**
 * Brings an order to what its payments say. The customer hears of an attempt that has moved it nowhere as well: a declined payment, and
 * a credit for the rest of an order that is paid in part.
 * @returns the states that the order came to, each of which was told.
 */
export async function settleReport(db: Transaction<Schema>, news: AttemptNews): Promise<readonly OrderState[]> {
	const { orderId, outcome, reason, deps } = news;
	const hasFailed = outcome === "failed" && (await noteFailure(db, news));
	const reached = await settleOrder(db, { orderId, by: "bank", reason, deps });
	if (reached.length > 0) return reached;
	if (hasFailed) await deps.messages.announceOrder(db, { orderId, news: "payment_failed" });
	if (outcome === "creditApproved") await tellApproval(db, news);
	return reached;
}

/** A declined payment leaves the order as it is: it can be paid again. */
async function noteFailure(db: Transaction<Schema>, { orderId, reason, deps }: AttemptNews): Promise<boolean> {
	const order = await lockOrder(db, orderId);
	if (!order || !isIn(order.state, PAYABLE_STATES)) return false;
	await noteOrder(db, order, { event: "payment_failed", by: "bank", reason, now: deps.clock.now() });
	return true;
}

async function tellApproval(db: Transaction<Schema>, { orderId, deps }: AttemptNews): Promise<void> {
	const order = await lockOrder(db, orderId);
	if (order?.state !== "part_paid") return;
	await noteOrder(db, order, { event: "approve", by: "bank", now: deps.clock.now() });
	await deps.messages.announceOrder(db, { orderId, news: "instalment_approved" });
}
