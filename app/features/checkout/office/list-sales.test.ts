import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { recordLessons } from "../orders/record-lessons.server.ts";
import { listSales } from "./list-sales.server.ts";

const BOTH = [
	{ courseSlug: "test-course", tariffCode: "group" },
	{ courseSlug: "second", tariffCode: "group" },
];

let school: TestCheckout;
beforeAll(async () => {
	school = await openCheckout([buildCourse(), buildCourse({ slug: "second", starts: [] })]);
	await school.db
		.updateTable("courseText")
		.set({ title: "Second" })
		.where("courseId", "=", await idOf("second"))
		.execute();
});
afterAll(() => school.close());

async function idOf(slug: string): Promise<string> {
	return (await school.db.selectFrom("course").where("slug", "=", slug).select("id").executeTakeFirstOrThrow()).id;
}

async function paid(capturedAt: string, lines = BOTH) {
	const order = await school.paid({ lines });
	await school.db
		.updateTable("payment")
		.set({ capturedAt: new Date(capturedAt) })
		.where("orderId", "=", order.id)
		.execute();
	const rows = await school.db
		.selectFrom("courseOrderLine")
		.where("orderId", "=", order.id)
		.orderBy("position")
		.select("id")
		.execute();
	return { ...order, lineIds: rows.map(({ id }) => id) };
}

const november = { from: new Date("2026-10-31T21:00:00Z"), to: new Date("2026-11-30T21:00:00Z") };
const list = (period = november) => listSales(school.db, { ...period, zone: "Europe/Moscow", locale: "ru" });

test("what was sold, by month and course: captured payments and the refunds of them, to the kopeck", async () => {
	const [lines, byHand] = [await paid("2026-11-18T09:00:00Z"), await paid("2026-11-30T20:59:59Z")];
	const december = await paid("2026-11-30T21:00:00Z", BOTH.slice(0, 1));
	await school.placed();
	// All lessons of the second course were taken: the refund is of the first alone.
	await recordLessons(school.db, { lineId: lines.lineIds[1] ?? "", taken: 32, by: "Ольга" }, school.deps);
	await school.giveBack(lines.id);
	await school.giveBack(byHand.id, 100_01);
	await school.giveBack(december.id);

	const { totals, months, courses } = await list();
	const all = { currency: "RUB", orders: 2, paid: 120_000_00, refunded: 30_100_01 };
	expect(totals).toEqual([all]);
	expect(months).toEqual([{ ...all, month: "2026-11" }]);
	expect(courses.map(({ title, orders, paid: sum, refunded }) => [title, orders, sum, refunded])).toEqual([
		["Second", 2, 60_000_00, 50_00],
		[expect.any(String), 2, 60_000_00, 30_050_01],
	]);
	expect(courses.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(all.refunded);

	const later = await list({ from: november.from, to: new Date("2026-12-31T21:00:00Z") });
	expect(later.months.map(({ month, paid: sum, refunded }) => [month, sum, refunded])).toEqual([
		["2026-12", 30_000_00, 30_000_00],
		["2026-11", 120_000_00, 30_100_01],
	]);
	expect(later.totals).toEqual([{ currency: "RUB", orders: 3, paid: 150_000_00, refunded: 60_100_01 }]);
});

test("each currency has sums of its own, and an invoice of no order has no course", async () => {
	const at = new Date("2025-05-05T09:00:00Z");
	const { id } = await school.paid({ lines: BOTH });
	await school.db
		.updateTable("payment")
		.set({ capturedAt: at, currency: "USD", amount: 100_01 })
		.where("orderId", "=", id)
		.execute();
	const invoice = await school.paid();
	await school.db
		.updateTable("payment")
		.set({ capturedAt: at, amount: 7_77 })
		.where("orderId", "=", invoice.id)
		.execute();
	await detach(invoice.id);

	const { totals, courses } = await list({ from: at, to: new Date("2025-05-06T09:00:00Z") });
	expect(totals).toEqual([
		{ currency: "RUB", orders: 1, paid: 7_77, refunded: 0 },
		{ currency: "USD", orders: 1, paid: 100_01, refunded: 0 },
	]);
	expect(courses.map(({ currency, courseId, paid: sum }) => [currency, courseId === null, sum])).toEqual([
		["RUB", true, 7_77],
		["USD", false, 50_01],
		["USD", false, 50_00],
	]);
});

/** The payment becomes that of an invoice alone. */
async function detach(orderId: string): Promise<void> {
	const { id } = await school.db
		.insertInto("invoice")
		.values({
			...{ number: "INV-1", secret: "secret", locale: "ru", currency: "RUB", total: 7_77, purpose: "Кружок" },
			...{ payerName: "Анна", payerSurname: "Орлова", payerPhone: "+79031234567", payerEmail: "anna@example.com" },
			parts: "[]",
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await school.db.updateTable("payment").set({ orderId: null, invoiceId: id }).where("orderId", "=", orderId).execute();
}
