import { expect, test } from "vitest";
import type { OrderState } from "../../../../database/order-types.ts";
import { ORDER_STATES } from "../../../shared/order-states.ts";
import { nextOrderState, ORDER_EVENTS, ORDER_MOVES, PAID_STATES } from "./order-state.ts";

/** Every event in every state, written down by hand; a dash is "does not happen". Columns in the order of ORDER_EVENTS. */
const TABLE = `
state               | place            | settle | pay_part  | apply              | approve             | refuse             | withdraw         | cancel    | expire  | ask_refund       | refund_part   | refund_all
draft               | awaiting_payment | paid   | -         | -                  | -                   | -                  | -                | cancelled | expired | -                | -             | -
awaiting_payment    | -                | paid   | part_paid | instalment_pending | instalment_approved | instalment_refused | -                | cancelled | expired | -                | -             | -
paid                | -                | -      | -         | -                  | -                   | -                  | -                | -         | -       | refund_requested | part_refunded | refunded
part_paid           | -                | paid   | -         | -                  | -                   | -                  | -                | -         | -       | refund_requested | part_refunded | refunded
instalment_pending  | -                | paid   | part_paid | -                  | instalment_approved | instalment_refused | awaiting_payment | cancelled | expired | -                | -             | -
instalment_approved | -                | paid   | part_paid | -                  | -                   | instalment_refused | awaiting_payment | -         | expired | -                | -             | -
instalment_refused  | -                | paid   | part_paid | instalment_pending | instalment_approved | -                  | awaiting_payment | cancelled | expired | -                | -             | -
cancelled           | -                | paid   | part_paid | -                  | -                   | -                  | -                | -         | -       | -                | -             | -
expired             | -                | paid   | part_paid | -                  | -                   | -                  | -                | -         | -       | -                | -             | -
refund_requested    | -                | paid   | part_paid | -                  | -                   | -                  | -                | -         | -       | -                | part_refunded | refunded
part_refunded       | -                | -      | -         | -                  | -                   | -                  | -                | -         | -       | refund_requested | -             | refunded
refunded            | -                | -      | -         | -                  | -                   | -                  | -                | -         | -       | -                | -             | -
`
	.trim()
	.split("\n")
	.map((row) => row.split("|").map((cell) => cell.trim()));

test("every event in every state leads where it should, or nowhere", () => {
	const [, ...events] = TABLE[0] ?? [];
	expect(events).toEqual([...ORDER_EVENTS]);
	expect(TABLE.slice(1).map(([state]) => state)).toEqual([...ORDER_STATES]);
	for (const [state, ...cells] of TABLE.slice(1)) {
		const found = ORDER_EVENTS.map((event) => nextOrderState(state as OrderState, event) ?? "-");
		expect([state, ...found]).toEqual([state, ...cells]);
	}
});

test("what is paid never becomes unpaid", () => {
	for (const event of ORDER_EVENTS) {
		for (const state of PAID_STATES) {
			const next = ORDER_MOVES[event][state];
			if (next) expect(PAID_STATES).toContain(next);
		}
	}
});

test("what is refunded stays so", () => {
	expect(ORDER_EVENTS.map((event) => nextOrderState("refunded", event))).toEqual(ORDER_EVENTS.map(() => undefined));
});
