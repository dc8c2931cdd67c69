import { describe, expect, test } from "vitest";
import type { OrderState } from "../../../../database/order-types.ts";
import { ORDER_STATES } from "../../../shared/order-states.ts";
import { nextOrderState } from "./order-state.ts";
import { laterPaymentState, PAYMENT_RANKS } from "./payment-state.ts";
import { type AttemptFacts, nextOrderEvent } from "./settle-facts.ts";

function attempt(changes: Partial<AttemptFacts> = {}): AttemptFacts {
	return {
		attempt: 1,
		paymentType: "card_ru",
		state: "pending",
		isAtBank: true,
		amount: 100,
		excess: 0,
		refunded: 0,
		...changes,
	};
}

/** Where an order comes to from a state, as the facts and the table lead it. */
function settle(state: OrderState, attempts: AttemptFacts[], hasOpenRefund = false): OrderState {
	let current = state;
	for (let step = 0; step < 6; step++) {
		const event = nextOrderEvent({ state: current, total: 100, attempts, hasOpenRefund });
		const next = event && nextOrderState(current, event);
		if (!next) return current;
		current = next;
	}
	throw new Error(`Settling ${state} does not end`);
}

describe("a payment", () => {
	test("comes to the same whatever the order of reports", () => {
		for (const [index, left] of PAYMENT_RANKS.entries()) {
			for (const right of PAYMENT_RANKS.slice(index)) {
				expect(laterPaymentState(left, right)).toBe(right);
				expect(laterPaymentState(right, left)).toBe(right);
			}
		}
	});
	test("that was declined may still be captured with another card", () => {
		expect(laterPaymentState("failed", "captured")).toBe("captured");
		expect(laterPaymentState("captured", "failed")).toBe("captured");
	});
});

describe("an order", () => {
	test("is paid by the whole sum and part paid by less, from wherever it may be", () => {
		const whole = [attempt({ state: "captured" })];
		const part = [attempt({ state: "captured", amount: 60 })];
		for (const state of [
			"awaiting_payment",
			"instalment_pending",
			"instalment_refused",
			"cancelled",
			"expired",
		] as const) {
			expect(settle(state, whole)).toBe("paid");
			expect(settle(state, part)).toBe("part_paid");
		}
		expect(settle("part_paid", [...part, attempt({ state: "captured", amount: 40 })])).toBe("paid");
	});
	test("does not count what was paid twice", () => {
		expect(settle("awaiting_payment", [attempt({ state: "captured", amount: 60, excess: 60 })])).toBe(
			"awaiting_payment",
		);
	});
	test("is refunded in part or in full, also when the refund is heard of before the payment", () => {
		expect(settle("awaiting_payment", [attempt({ state: "partially_refunded", refunded: 30 })])).toBe("part_refunded");
		expect(settle("awaiting_payment", [attempt({ state: "refunded", refunded: 100 })])).toBe("refunded");
		expect(settle("part_refunded", [attempt({ state: "refunded", refunded: 100 })])).toBe("refunded");
	});
	test("waits while a refund is asked for and goes back to what the sums say when it is declined", () => {
		const captured = [attempt({ state: "captured" })];
		expect(settle("refund_requested", captured, true)).toBe("refund_requested");
		expect(settle("refund_requested", captured)).toBe("paid");
		expect(settle("refund_requested", [attempt({ state: "captured", amount: 60 })])).toBe("part_paid");
		expect(settle("refund_requested", [attempt({ state: "partially_refunded", refunded: 30 })])).toBe("part_refunded");
		expect(settle("refund_requested", [attempt({ state: "refunded", refunded: 100 })], true)).toBe("refunded");
	});
	test("follows its application for instalments", () => {
		const asked = (state: AttemptFacts["state"]) => [attempt({ paymentType: "instalment_tbank", state })];
		expect(settle("awaiting_payment", asked("pending"))).toBe("instalment_pending");
		expect(settle("awaiting_payment", asked("authorized"))).toBe("instalment_approved");
		expect(settle("instalment_pending", asked("failed"))).toBe("instalment_refused");
		expect(settle("instalment_approved", asked("failed"))).toBe("instalment_refused");
		expect(settle("instalment_approved", asked("cancelled"))).toBe("awaiting_payment");
		expect(settle("instalment_approved", asked("captured"))).toBe("paid");
	});
	test("is refused by nobody when the bank could not be reached", () => {
		const lost = attempt({ paymentType: "instalment_tbank", state: "failed", isAtBank: false });
		expect(settle("awaiting_payment", [lost])).toBe("awaiting_payment");
	});
	test("leaves a refusal behind when it is paid otherwise", () => {
		const refused = attempt({ paymentType: "instalment_tbank", state: "failed" });
		expect(settle("instalment_refused", [refused, attempt({ attempt: 2 })])).toBe("awaiting_payment");
		const again = attempt({ attempt: 2, paymentType: "instalment_sber", state: "pending" });
		expect(settle("instalment_refused", [refused, again])).toBe("instalment_pending");
	});
	test("that has ended is moved by money alone", () => {
		for (const state of ["cancelled", "expired"] as const) {
			for (const report of ["pending", "authorized", "failed", "cancelled", "expired"] as const) {
				expect(settle(state, [attempt({ state: report })])).toBe(state);
				expect(settle(state, [attempt({ state: report, paymentType: "instalment_sber" })])).toBe(state);
			}
		}
	});
	test("settles in a few steps whatever the facts", () => {
		for (const state of ORDER_STATES) {
			for (const report of PAYMENT_RANKS) {
				for (const paymentType of ["card_ru", "instalment_sber"] as const) {
					for (const hasOpenRefund of [true, false]) {
						const refunded = report === "refunded" ? 100 : report === "partially_refunded" ? 30 : 0;
						expect(() =>
							settle(state, [attempt({ state: report, paymentType, refunded })], hasOpenRefund),
						).not.toThrow();
					}
				}
			}
		}
	});
});
