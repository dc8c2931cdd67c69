import { afterAll, beforeAll, expect, test } from "vitest";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openCheckout } from "../../features/checkout/checkout.fixture.ts";
import { cancelOrder } from "../../features/checkout/orders/cancel-order.server.ts";
import { byAddress, createRateLimit } from "../../platform/rate-limit.server.ts";
import { HOUR_MS } from "../../shared/durations.ts";
import { action } from "./order.tsx";
import "../../../tests/fixtures/all-words.ts";

const PAYMENTS = 3;
const WAYS = ["card_ru", "card_foreign"];

let school: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
	school = await openCheckout();
});
afterAll(() => school.close());

test("an order leads to a bank a few times an hour, and opens nothing after that", async () => {
	const { clock, db, deps } = school;
	const { token } = await school.placed();
	const limit = (tries: number) => createRateLimit({ tries, windowMs: HOUR_MS, clock });
	const limits = { paymentsByAddress: byAddress(limit(20)), paymentsByOrder: limit(PAYMENTS) };
	const parts = { limits, banks: deps.banks, log: deps.log, jobs: { send: async () => undefined } };
	async function pay(type: string) {
		const init = { method: "POST", body: new URLSearchParams({ intent: "pay", type }) };
		const knock = knockAtDoor({ db, now: clock.now(), address: `/order/${token}`, init, school: parts });
		return action({ ...knock, params: { token } });
	}
	const attempts = async () => (await db.selectFrom("payment").select("id").execute()).length;
	for (let time = 0; time < PAYMENTS; time++) await pay(WAYS[time % 2] ?? "");
	const before = await attempts();
	expect(before).toBeGreaterThan(0);
	expect(await pay("card_ru")).toMatchObject({ data: { error: "tooOften" }, init: { status: 429 } });
	expect(await attempts()).toBe(before);
});

test("an order of several courses that ended without money is ordered again by way of the basket", async () => {
	const { clock, db, deps } = school;
	const group = { courseSlug: "test-course", tariffCode: "group" };
	const { token } = await school.placed({ lines: [group, group] });
	async function again() {
		const headers = { cookie: "orbita_basket=test-course:group.test-course:solo" };
		const init = { method: "POST", body: new URLSearchParams({ intent: "again" }), headers };
		const parts = { banks: deps.banks, log: deps.log, jobs: { send: async () => undefined } };
		const knock = knockAtDoor({ db, now: clock.now(), address: `/en/order/${token}`, init, school: parts });
		const { headers: sent } = (await action({ ...knock, params: { token } })) as Response;
		return [sent.get("location"), sent.get("set-cookie")?.split(";")[0]];
	}
	expect(await again()).toEqual([`/en/order/${token}`, undefined]);
	await cancelOrder(db, { token, by: "customer" }, deps);
	const basket = "orbita_basket=test-course:group.test-course:group.test-course:solo";
	expect(await again()).toEqual(["/en/checkout", basket]);
});
