import type { Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { OrderPlan } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { inZone } from "../../../shared/in-zone.server.ts";
import { type Money, money } from "../../../shared/money.ts";
import { fail, type Refusal } from "../../../shared/result.ts";
import { planInstalments } from "../../catalog/instalments/plan-instalments.ts";
import type { PaymentType } from "../../payments/provider.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { lockOrder, type OrderRow } from "../ledger/lock-order.server.ts";
import { noteOrder } from "../ledger/move-order.server.ts";
import { isLostUnpaid, isOrderPayable } from "../ledger/order-sums.server.ts";
import { isIn, PAID_STATES } from "../rules/order-state.ts";
import { isInstalmentType, lenderOf, modeOf } from "../rules/payment-terms.ts";
import { storePlan } from "../rules/store-plan.ts";
import type { TargetResult } from "./open-attempt.server.ts";
import { orderTarget } from "./payment-target.server.ts";
import { runAttempt, type StartedPayment } from "./run-attempt.server.ts";

export type PaymentStart = {
	/** Secret of the order. */
	readonly token: string;
	/** Another way than the order's, of the same currency; e.g. a card after a bank has refused instalments. */
	readonly paymentType?: PaymentType | undefined;
	readonly months?: number | null | undefined;
	/** What the page said is left to pay, in minor units; if it differs by now, no bank is asked for anything. */
	readonly expected?: number | undefined;
};

export type StartPaymentDeps = BankDeps & { readonly settings: SiteSettings };

/**
 * Brings the customer of an order to the bank, or back to the page of an attempt that is still open. A bank that is down leaves the
 * order as it is.
 */
export async function startPayment(db: Database, start: PaymentStart, deps: StartPaymentDeps): Promise<StartedPayment> {
	const known = await db
		.selectFrom("courseOrder")
		.where("token", "=", start.token)
		.select(["id", "paymentType", "months"])
		.executeTakeFirst();
	if (!known) return fail("orderUnknown");
	const paymentType = start.paymentType ?? known.paymentType;
	const months = isInstalmentType(paymentType) ? (start.months ?? known.months) : null;
	const findTarget = (transaction: Transaction<Schema>) =>
		findOrderTarget(transaction, { orderId: known.id, paymentType, months, expected: start.expected }, deps);
	return runAttempt(db, { findTarget, paymentType, months }, deps);
}

type OrderQuestion = {
	readonly orderId: string;
	readonly paymentType: PaymentType;
	readonly months: number | null;
	readonly expected: number | undefined;
};

async function findOrderTarget(
	db: Transaction<Schema>,
	question: OrderQuestion,
	deps: StartPaymentDeps,
): Promise<TargetResult> {
	const order = await lockOrder(db, question.orderId);
	if (!order) return fail("orderUnknown");
	const target = await orderTarget(db, order, deps.addresses);
	if (!(await isOrderPayable(db, order.id))) {
		const isSettled = isIn(order.state, PAID_STATES);
		return isSettled ? { ok: true, target: { ...target, amount: money(0, order.currency) } } : fail("orderClosed");
	}
	if (await isLostUnpaid(db, order.id)) return fail("placeLost");
	if (question.expected !== undefined && question.expected !== target.amount.minor) return fail("owedChanged");
	const way = planWay(order, { ...question, amount: target.amount }, deps);
	if (!way.ok) return fail(way.code);
	return {
		ok: true,
		target,
		begin: (transaction) => changeWay(transaction, { order, question, plan: way.plan }, deps),
	};
}

type Way = { readonly ok: true; readonly plan: OrderPlan | null } | Refusal<"termOutOfBounds">;

/** The plan of instalments over what is left to pay; none for a card. */
function planWay(
	order: OrderRow,
	{ paymentType, months, amount }: Omit<OrderQuestion, "expected"> & { readonly amount: Money },
	deps: StartPaymentDeps,
): Way {
	if (!isInstalmentType(paymentType)) return { ok: true, plan: null };
	const isPlanned = order.plan?.calculated.total === amount.minor;
	if (order.plan && isPlanned && isSameWay(order, { paymentType, months })) return { ok: true, plan: order.plan };
	const { facts, hours } = deps.settings;
	const planned = planInstalments({
		total: amount,
		months: months ?? 0,
		lender: lenderOf(paymentType),
		firstOn: inZone(deps.clock.now(), hours.zone).toPlainDate().toString(),
		bounds: { min: facts.instalment_min.value, max: facts.instalment_max.value },
		offered: deps.banks.byType.get(paymentType)?.months,
	});
	return planned.ok ? { ok: true, plan: storePlan(planned.plan) } : planned;
}

function isSameWay(order: OrderRow, { paymentType, months }: Pick<OrderQuestion, "paymentType" | "months">): boolean {
	return order.paymentType === paymentType && order.months === months;
}

type WayChange = { readonly order: OrderRow; readonly question: OrderQuestion; readonly plan: OrderPlan | null };

/** Keeps with the order how it is paid from now on. */
async function changeWay(
	db: Transaction<Schema>,
	{ order, question, plan }: WayChange,
	deps: StartPaymentDeps,
): Promise<void> {
	const { paymentType, months } = question;
	const isSame = isSameWay(order, question);
	// The same way over less than before, where a part has been paid meanwhile, has another plan.
	if (isSame && order.plan?.calculated.total === plan?.calculated.total) return;
	const now = deps.clock.now();
	await db
		.updateTable("courseOrder")
		.set({ paymentType, mode: modeOf(paymentType), months, plan: plan && JSON.stringify(plan), updatedAt: now })
		.where("id", "=", order.id)
		.execute();
	if (isSame) return;
	const details = { from: order.paymentType, to: paymentType };
	await noteOrder(db, order, { event: "payment_type_changed", by: "customer", details, now });
}
