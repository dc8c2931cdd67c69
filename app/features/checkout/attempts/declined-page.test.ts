import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { startPayment } from "./start-payment.server.ts";

describe("the page of a card that was declined, whose order is paid anew", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout();
	});
	afterAll(() => school.close());
	beforeEach(() => Object.assign(school.banks.tbank, { cancelMode: "ok", fetchMode: "ok" }));

	/** An order with cards that were declined one after the other, each on a page of its own that could not be shut. */
	async function declined(cards: number) {
		const { tbank } = school.banks;
		const order = await school.placed();
		const references: string[] = [];
		tbank.cancelMode = "refused";
		for (let card = 1; card <= cards; card++) {
			await startPayment(school.db, { token: order.token }, school.deps);
			references.push(tbank.last());
			tbank.set(tbank.last(), "failed", { failure: "insufficient_funds" });
			school.forward(1);
		}
		tbank.cancelMode = "ok";
		return { ...order, references };
	}
	const again = (token: string) => startPayment(school.db, { token }, school.deps);
	const atBank = (reference: string) => school.banks.tbank.payments.get(reference)?.state;
	const attempts = async (orderId: string) => {
		const rows = await school.db
			.selectFrom("payment")
			.where("orderId", "=", orderId)
			.orderBy("attempt")
			.select(["state", "failure"])
			.execute();
		return rows.map(({ state, failure }) => [state, failure]);
	};

	test("is shut, however many there are, and keeps why it was declined", async () => {
		const { id, token, number, references } = await declined(9);
		expect(await again(token)).toMatchObject({ url: `https://tbank.example/${number}-10` });
		expect(references.map(atBank)).toEqual(references.map(() => "cancelled"));
		expect(await attempts(id)).toEqual([
			...references.map(() => ["cancelled", "insufficient_funds"]),
			["pending", null],
		]);
	});

	test.each(["refused", "unavailable"] as const)("holds nobody up whose bank does not shut it: %s", async (mode) => {
		const { id, token, number } = await declined(1);
		school.banks.tbank.cancelMode = mode;
		expect(await again(token)).toMatchObject({ url: `https://tbank.example/${number}-2` });
		expect(await attempts(id)).toEqual([
			["failed", "insufficient_funds"],
			["pending", null],
		]);
	});

	test("and on which another card was taken just then asks for no second payment", async () => {
		const { id, token, references } = await declined(1);
		school.control.step = (step) => {
			if (step !== "bank.beforeCancel") return;
			school.banks.tbank.set(references[0] ?? "", "captured");
			school.banks.tbank.cancelMode = "refused";
		};
		const started = await again(token);
		school.control.step = undefined;
		expect(started).toEqual({ ok: true, outcome: "paid" });
		expect(await attempts(id)).toEqual([["captured", null]]);
	});

	test("is left alone two hours later", async () => {
		const late = await declined(1);
		await school.db.updateTable("courseOrder").set({ expiresAt: null }).where("id", "=", late.id).execute();
		school.forward(2 * 60);
		await again(late.token);
		expect(late.references.map(atBank)).toEqual(["failed"]);
	});
});
