import { type Money, money } from "../../../shared/money.ts";
import type { EndReason } from "../line-news.ts";
import { refundOfLine } from "../rules/calculate-refund.ts";
import { keptCosts } from "../rules/kept-costs.ts";
import { isIn, PAID_STATES } from "../rules/order-state.ts";
import type { OrderView } from "./order-view.ts";

export type LeavingRefusal = "lineUnknown" | "lineEnded" | "orderUnpaid" | "orderClosed" | "refundOpen" | "refundDue";

/** `goesBack`: what the formula gives back, which is refunded and not given up. */
export type Leaving =
	| { readonly ok: true; readonly why: EndReason }
	| { readonly ok: false; readonly code: Exclude<LeavingRefusal, "refundDue"> }
	| { readonly ok: false; readonly code: "refundDue"; readonly goesBack: Money };

type LeftOrder = Pick<OrderView, "state" | "lines" | "paid" | "refunded" | "refunds">;

/** Whether the learner of a line may leave without any money back, and why none goes back. */
export function judgeLeaving(order: LeftOrder, lineId: string): Leaving {
	const { lines, paid, refunded, refunds } = order;
	const line = lines.find(({ id }) => id === lineId);
	if (!line) return { ok: false, code: "lineUnknown" };
	if (line.endedOn) return { ok: false, code: "lineEnded" };
	const closed = refuseState(order);
	if (closed) return { ok: false, code: closed };
	const costs = keptCosts(refunds);
	const { amount } = refundOfLine(
		{
			lines: lines.map((each) => ({ ...each, total: each.total.minor })),
			...{ paid: paid.minor, refundedBefore: refunded.minor, costs, currency: paid.currency },
		},
		lineId,
	);
	if (amount > 0) return { ok: false, code: "refundDue", goesBack: money(amount, paid.currency) };
	if (paid.minor === 0) return { ok: true, why: "free" };
	if (refunded.minor > 0) return { ok: true, why: "returned" };
	const goOn = lines.some(({ id, endedOn }) => id !== lineId && endedOn === null);
	return { ok: true, why: goOn ? "carried" : costs > 0 ? "costs" : "used" };
}

/** An order that no money came for is cancelled; one that was refunded by the lessons has been left as a whole. */
function refuseState({ state, refunds }: LeftOrder): "orderUnpaid" | "orderClosed" | "refundOpen" | undefined {
	if (state === "refund_requested") return "refundOpen";
	const hasLeft = refunds.some((refund) => refund.state === "done" && isOfLessons(refund));
	if (state === "refunded" || state === "cancelled" || state === "expired" || hasLeft) return "orderClosed";
	return isIn(state, PAID_STATES) ? undefined : "orderUnpaid";
}

function isOfLessons({ kind }: OrderView["refunds"][number]): boolean {
	return kind === "full" || kind === "lessons";
}
