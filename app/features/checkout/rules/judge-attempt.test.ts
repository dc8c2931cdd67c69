import { describe, expect, test } from "vitest";
import { type AskedAttempt, judgeAttempt } from "./judge-attempt.ts";
import { ANSWER_PATIENCE_MS, ATTEMPT_LIFE_MS, SILENCE_LIMIT_MS } from "./payment-terms.ts";

const LIFE_MS = ATTEMPT_LIFE_MS.card_ru;

function judge(attempt: Partial<AskedAttempt>) {
	return judgeAttempt({
		paymentType: "card_ru",
		stateBefore: "pending",
		state: "pending",
		hasPage: true,
		ageMs: 0,
		finding: "known",
		orderState: "awaiting_payment",
		isOwed: true,
		...attempt,
	});
}

describe("an attempt about which its bank was asked", () => {
	test("goes on while its page lives and its order waits", () => {
		expect(judge({})).toEqual({ kind: "leave" });
		expect(judge({ ageMs: LIFE_MS })).toEqual({ kind: "leave" });
	});

	test("is left alone once it has ended", () => {
		expect(judge({ state: "captured", isOwed: false, ageMs: LIFE_MS * 2 })).toEqual({ kind: "leave" });
		expect(judge({ state: "failed", isOwed: false })).toEqual({ kind: "leave" });
	});

	test("is shut as expired when its life is over", () => {
		expect(judge({ ageMs: LIFE_MS + 1, orderState: "expired", isOwed: false })).toEqual({
			kind: "shut",
			state: "expired",
			failure: "time_over",
		});
	});

	test("is waited for longer while the bank is silent, and then ends without it", () => {
		expect(judge({ finding: "silent", ageMs: LIFE_MS + SILENCE_LIMIT_MS })).toEqual({ kind: "leave" });
		const end = { kind: "close", state: "expired", failure: "time_over" };
		expect(judge({ finding: "silent", ageMs: LIFE_MS + SILENCE_LIMIT_MS + 1 })).toEqual(end);
	});

	test("fails when nobody has seen its page, for the reason that the bank knows", () => {
		const unseen = { hasPage: false, ageMs: ANSWER_PATIENCE_MS + 1 };
		expect(judge(unseen)).toEqual({ kind: "close", state: "failed", failure: "link_lost" });
		const finding = "unknownToBank";
		expect(judge({ ...unseen, finding })).toEqual({ kind: "close", state: "failed", failure: "never_reached" });
		expect(judge({ ...unseen, finding: "silent" })).toEqual({ kind: "leave" });
		expect(judge({ hasPage: false, ageMs: ANSWER_PATIENCE_MS })).toEqual({ kind: "leave" });
	});

	test("is cancelled when its order has ended or nobody owes its money", () => {
		const ended = { kind: "shut", state: "cancelled", failure: "order_ended" };
		expect(judge({ orderState: "cancelled" })).toEqual(ended);
		expect(judge({ orderState: "expired", isOwed: false })).toEqual(ended);
		const unowed = { kind: "shut", state: "cancelled", failure: "not_owed" };
		expect(judge({ isOwed: false })).toEqual(unowed);
		expect(judge({ orderState: null, isOwed: false })).toEqual(unowed);
	});

	test("keeps its order waiting while the money is reserved and owed, and is let go once it is not", () => {
		const late = { state: "authorized", ageMs: LIFE_MS * 10 } as const;
		expect(judge({ ...late, orderState: "cancelled" })).toEqual({ kind: "hold" });
		expect(judge({ ...late, isOwed: false })).toEqual({ kind: "shut", state: "cancelled", failure: "not_owed" });
	});

	test("with a declined card never expires, but its page is shut with the order", () => {
		const declined = { stateBefore: "failed", state: "failed" } as const;
		expect(judge({ ...declined, ageMs: LIFE_MS * 10 })).toEqual({ kind: "leave" });
		expect(judge({ ...declined, orderState: "expired" })).toMatchObject({ kind: "shut", failure: "order_ended" });
		expect(judge({ ...declined, isOwed: false })).toMatchObject({ kind: "shut", failure: "not_owed" });
	});
});
