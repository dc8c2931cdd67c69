import { expect, test } from "vitest";
import { backSum, isOpenRefund, keptSum } from "./invoice-sums.ts";

const refund = (
	state: "requested" | "sending" | "done" | "failed" | "declined",
	kind: "by_hand" | "excess" = "by_hand",
) => ({
	kind,
	state,
	amount: 1_000_00,
});

test("what was paid on top counts neither as given back nor as kept, and holds up no refund", () => {
	const refunds = [refund("done"), refund("sending"), refund("declined"), refund("done", "excess")];
	expect(backSum({ refunds })).toBe(1_000_00);
	expect(keptSum({ paid: 10_000_00, refunds })).toBe(8_000_00);
	expect([refund("failed"), refund("failed", "excess"), refund("done")].map(isOpenRefund)).toEqual([
		true,
		false,
		false,
	]);
});
