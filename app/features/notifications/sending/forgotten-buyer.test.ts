import { afterAll, beforeAll, expect, test } from "vitest";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { cancelOrder } from "../../checkout/orders/cancel-order.server.ts";
import { expireOrders } from "../../checkout/orders/expire-orders.server.ts";
import { type Outbox, openOrderOutbox } from "../delivery/outbox.fixture.ts";

let school: TestCheckout;
let outbox: Outbox;
beforeAll(async () => {
	school = await openCheckout();
	outbox = openOrderOutbox(school);
});
afterAll(() => school.close());

async function ended(forgottenAt: Date | null): Promise<string[]> {
	const [cancelled, expired] = [await school.placed(), await school.placed()];
	await school.db.updateTable("courseOrder").set({ forgottenAt }).execute();
	const expiresAt = school.clock.now();
	await school.db.updateTable("courseOrder").set({ expiresAt }).where("id", "=", expired.id).execute();
	outbox.queued.length = 0;
	await cancelOrder(school.db, { orderId: cancelled.id, by: "customer" }, school.deps);
	expect(await expireOrders(school.db, school.deps)).toBe(1);
	return outbox.queued.map(({ queue }) => queue);
}

test("an order that ends without money is told of, unless its buyer was forgotten while it waited", async () => {
	expect(await ended(null)).toEqual(["deliver-letter", "deliver-letter"]);
	expect(await ended(school.clock.now())).toEqual([]);
});
