import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrderState } from "../../../database/order-types.ts";
import { minutesAfter, NOON, openTestBoard, type TestBoard } from "../requests/board/board.fixture.ts";
import { eraseOldOrders } from "./erase-old-orders.server.ts";

const KEEP_DAYS = 1095;
const daysAgo = (days: number) => minutesAfter(NOON, -days * 24 * 60);
const OLD = daysAgo(KEEP_DAYS + 2);
const RECENT = daysAgo(KEEP_DAYS - 2);

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());

async function order(number: string, { state = "expired" as OrderState, updatedAt = OLD } = {}): Promise<string> {
	const { id } = await board.db
		.insertInto("courseOrder")
		.values({
			...{ number, token: number, idempotencyKey: number, formKey: number, contentHash: "h", state, ip: "10.1.2.3" },
			...{ currency: "RUB", subtotal: 100, discount: 0, total: 100, locale: "ru", mode: "single", learner: "Петя" },
			...{ customerName: "Анна", customerSurname: "Орлова", customerPhone: "+79031112233" },
			...{ customerEmail: "a@example.com", customerEmailKey: "a@example.com", paymentType: "card_ru", documents: "[]" },
			...{ createdAt: OLD, updatedAt },
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

test("orders that came to nothing and of no request lose their person with time, once; what was paid stays", async () => {
	const letters: string[] = [];
	const eraseOld = () =>
		eraseOldOrders(
			board.db,
			{ now: NOON, keepDays: KEEP_DAYS },
			{ eraseLetters: async (files) => void letters.push(...files) },
		);
	const gone = await order("ORB-1");
	const recent = await order("ORB-2", { updatedAt: RECENT });
	const paid = await order("ORB-3", { state: "refunded" });
	await board.db
		.insertInto("outgoingMessage")
		.values({
			...{ channel: "letter", kind: "order-expired", orderId: gone, details: "{}" },
			...{ status: "delivered", externalId: "old.eml" },
		})
		.execute();
	expect(await eraseOld()).toBe(1);
	const rows = await board.db.selectFrom("courseOrder").orderBy("number").selectAll().execute();
	expect(rows[0]).toMatchObject({
		id: gone,
		customerName: "",
		customerPhone: "",
		customerEmail: "",
		learner: null,
		ip: null,
	});
	expect(rows.slice(1)).toMatchObject([
		{ id: recent, customerName: "Анна" },
		{ id: paid, customerName: "Анна" },
	]);
	expect(letters).toEqual(["old.eml"]);
	expect(await eraseOld()).toBe(0);
});
