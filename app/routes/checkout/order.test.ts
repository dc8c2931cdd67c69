import { afterAll, beforeAll, expect, test } from "vitest";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openCheckout } from "../../features/checkout/checkout.fixture.ts";
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
