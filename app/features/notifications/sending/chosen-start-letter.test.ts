import { afterEach, beforeEach, expect, test } from "vitest";
import { MOOT } from "../../../shared/moot-messages.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { cancelOrder } from "../../checkout/orders/cancel-order.server.ts";
import { chooseStart } from "../../checkout/orders/choose-start.server.ts";
import type { Channels } from "../delivery/channels.server.ts";
import { deliverMessage } from "../delivery/deliver-message.server.ts";
import { createOrderMessages } from "../queueing/create-order-messages.server.ts";

let checkout: TestCheckout;
let queued: string[];
beforeEach(async () => {
	checkout = await openCheckout();
	queued = [];
	const jobs = {
		send: async (_db: unknown, _queue: string, data: unknown) => void queued.push((data as { id: string }).id),
	};
	Object.assign(checkout.deps, { messages: createOrderMessages(jobs) });
});
afterEach(() => checkout.close());

/** What the post gets of the messages that wait. */
async function deliver(): Promise<string[]> {
	const letters: string[] = [];
	const letter = {
		send: async ({ subject, text }: { subject: string; text: string }) => {
			letters.push(`${subject}\n${text}`.replaceAll("\u00a0", " "));
			return { ok: true };
		},
	} as unknown as Channels["letter"];
	const channels = { letter, telegram: undefined, crm: undefined };
	const deps = { channels, clock: checkout.clock, siteUrl: "https://school.example" };
	for (const id of queued.splice(0))
		await deliverMessage(checkout.db, { id, attempt: { number: 1, isLast: false } }, deps);
	return letters;
}

async function chosen() {
	const order = await checkout.placed();
	const { id: startId } = await checkout.startOf("test-course");
	const { id: lineId } = await checkout.db
		.selectFrom("courseOrderLine")
		.where("orderId", "=", order.id)
		.select("id")
		.executeTakeFirstOrThrow();
	await deliver();
	await chooseStart(checkout.db, { orderId: order.id, lineId, startId, by: "Вера" }, checkout.deps);
	return order;
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
	const { lastError } = await checkout.db
		.selectFrom("outgoingMessage")
		.where("kind", "=", "order-start-chosen")
		.select("lastError")
		.executeTakeFirstOrThrow();
	expect(lastError).toBe(MOOT.toldByAnother);
});
