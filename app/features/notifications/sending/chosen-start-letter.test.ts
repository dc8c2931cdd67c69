import { afterEach, beforeEach, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { cancelOrder } from "../../checkout/orders/cancel-order.server.ts";
import { chooseStart } from "../../checkout/orders/choose-start.server.ts";
import { type Outbox, openOrderOutbox } from "../delivery/outbox.fixture.ts";

let checkout: TestCheckout;
let outbox: Outbox;
beforeEach(async () => {
	const starts = buildCourse().starts.slice(0, 1);
	checkout = await openCheckout([
		buildCourse({ starts: [...starts, ...starts.map((start) => ({ ...start, in_days: 70 }))] }),
	]);
	outbox = openOrderOutbox(checkout);
});
afterEach(() => checkout.close());

/** What the post gets of the messages that wait. */
async function deliver(): Promise<string[]> {
	return (await outbox.deliver()).map(({ subject, text }) => `${subject}\n${text}`);
}

/** The groups of the course, by their days. */
async function groups(): Promise<string[]> {
	const starts = await checkout.db.selectFrom("start").orderBy("startsAt").select("id").execute();
	return starts.map(({ id }) => id);
}

async function chosen() {
	const order = await checkout.placed();
	await deliver();
	await choose(order.id, 0);
	return order;
}

async function choose(orderId: string, group: number) {
	const startId = (await groups())[group] ?? "";
	const { id: lineId } = await checkout.db
		.selectFrom("courseOrderLine")
		.where("orderId", "=", orderId)
		.select("id")
		.executeTakeFirstOrThrow();
	await chooseStart(checkout.db, { orderId, lineId, startId, by: "Вера" }, checkout.deps);
}

/** Why letters about a chosen group were not sent. */
async function unsent() {
	const rows = await checkout.db
		.selectFrom("outgoingMessage")
		.where("kind", "=", "order-start-chosen")
		.where("status", "<>", "delivered")
		.select("lastError")
		.execute();
	return rows.map(({ lastError }) => lastError);
}

test("a group that was chosen is told with its first lesson, and with the time to pay while the order waits", async () => {
	const { number } = await chosen();
	const [letter, ...others] = await deliver();
	expect(others).toEqual([]);
	expect(letter).toContain(`Заказ ${number}: группа выбрана`);
	expect(letter).toMatch(/место в ней за вами.*Оплатить до: .*Старт: Курс: /s);
	expect(letter).toContain("Оплатить заказ");
});

test("a letter about a group that was held up by the post promises no place in an order that has ended", async () => {
	const order = await chosen();
	await cancelOrder(checkout.db, { orderId: order.id, by: "Вера", reason: "передумали" }, checkout.deps);
	const letters = await deliver();
	expect(letters).toHaveLength(1);
	expect(letters[0]).toContain(`Заказ ${order.number} отменён`);
	expect(await unsent()).toEqual([MOOT.toldByAnother]);
});

test("nor one in a group that was cancelled meanwhile, whose date is not told", async () => {
	const { id } = await chosen();
	await checkout.db.updateTable("courseOrderLine").set({ place: "lost" }).where("orderId", "=", id).execute();
	expect(await deliver()).toEqual([]);
	expect(await unsent()).toEqual([MOOT.toldByAnother]);
});

test("of two groups that were chosen one after the other the letter about the last one alone is sent", async () => {
	const { id } = await chosen();
	await choose(id, 1);
	const letters = await deliver();
	expect(letters).toHaveLength(1);
	expect(letters[0]).toMatch(/место в ней за вами/);
	expect(await unsent()).toEqual([MOOT.toldByAnother]);
});
