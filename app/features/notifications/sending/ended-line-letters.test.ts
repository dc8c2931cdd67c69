import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { endLine } from "../../checkout/orders/end-line.server.ts";
import { requestRefund } from "../../checkout/refunds/request-refund.server.ts";
import { type Outbox, openOrderOutbox } from "../delivery/outbox.fixture.ts";

describe("letters about a line whose learner has left", () => {
	let school: TestCheckout;
	let outbox: Outbox;
	beforeAll(async () => {
		school = await openCheckout();
		outbox = openOrderOutbox(school);
		await school.addPromo({ code: "FREE", percent: 100 });
	});
	afterAll(() => school.close());
	const by = "Ольга";
	async function leave(orderId: string) {
		const { id: lineId } = await school.db
			.selectFrom("courseOrderLine")
			.where("orderId", "=", orderId)
			.select("id")
			.executeTakeFirstOrThrow();
		const ending = { orderId, lineId, day: "2026-11-18", reason: "переезжают", by };
		const done = await endLine(school.db, ending, school.deps);
		if (!done.ok) throw new Error(done.code);
	}
	const resend = (orderId: string) => inTransaction(school.db, (db) => school.deps.messages.repeatLetter(db, orderId));
	async function goesBackAtBank(reference: string, refunded: number) {
		school.banks.tbank.set(reference, "partially_refunded", { refunded });
		await school.tell("tbank", "partially_refunded", reference);
	}
	/** Delivers what waits; the letters among it, without the number of their order. */
	async function read(): Promise<{ subject: string; text: string }[]> {
		const letters = await outbox.deliver();
		return letters.map(({ subject, text }) => ({
			subject: subject.replace(/^(?:Заказ|Order) \S+?(?=:| )[: ]+/, ""),
			text,
		}));
	}

	test.each([
		["ru", "обучение закончено", "Заказ был бесплатным, поэтому возвращать нечего.", "18 ноября 2026 г."],
		["en", "studies ended", "The order was free, so there is nothing to return.", "18 November 2026"],
	] as const)(
		"say in its language what has ended, from which day, and why nothing goes back: %s",
		async (locale, ...said) => {
			const [subject, why, day] = said;
			const { id } = await school.placed({ promoCode: "FREE", locale });
			await read();
			await leave(id);
			const [letter, ...others] = await read();
			expect(others).toEqual([]);
			expect(letter?.subject).toBe(subject);
			for (const part of [why, day]) expect(letter?.text).toContain(part);
			expect(letter?.text).not.toContain("переезжают");
			await resend(id);
			expect((await read())[0]?.text).toContain(why);
		},
	);

	test("sent once more while staff give money back speak of no request of the buyer's", async () => {
		const order = await school.paid();
		const ask = (who: string) =>
			requestRefund(school.db, { orderId: order.id, key: `key-${who}`, by: who, reason: "sorry" }, school.deps);
		await read();
		await ask(by);
		await resend(order.id);
		expect(await read()).toMatchObject([{ subject: "оплачен" }]);
		const asked = await school.paid();
		await read();
		await requestRefund(school.db, { orderId: asked.id, key: "key-12345", by: "customer", reason: "" }, school.deps);
		await resend(asked.id);
		expect((await read()).map(({ subject }) => subject)).toEqual(Array(2).fill("запрос на возврат получен"));
	});

	test("tell each sum that goes back in the bank's own office", async () => {
		const { id, reference } = await school.paid();
		await read();
		await goesBackAtBank(reference, 1_000_00);
		school.forward(1);
		await goesBackAtBank(reference, 3_000_00);
		const letters = await read();
		expect(letters).toMatchObject(Array(2).fill({ subject: "часть денег возвращена" }));
		expect(letters[1]?.text).toContain("Возвращено сейчас: 2 000 ₽");
		school.banks.tbank.set(reference, "refunded", { refunded: 30_000_00 });
		await school.tell("tbank", "partially_refunded", reference);
		expect(await read()).toMatchObject([{ subject: "деньги возвращены" }]);
		expect((await school.history(id)).filter((line) => line.startsWith("refunded_at_bank"))).toHaveLength(3);
	});
});
