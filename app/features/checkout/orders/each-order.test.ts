import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { createLog } from "../../../platform/log.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { eachOrder } from "./each-order.server.ts";
import { expireOrders } from "./expire-orders.server.ts";

const ORDERS = ["one", "two", "three"].map((id) => ({ id }));
const silent = createLog("silent");

test("orders with something to do are counted", async () => {
	expect(await eachOrder(ORDERS, async ({ id }) => id !== "two", { log: silent })).toBe(2);
});

test("one that fails holds up no other, stands in the log, and fails the whole", async () => {
	const lines: string[] = [];
	const log = createLog("error", (line) => lines.push(line));
	const work = vi.fn(async ({ id }: { id: string }) => {
		if (id !== "three") throw new Error(`no ${id}`);
		return true;
	});
	await expect(eachOrder(ORDERS, work, { log })).rejects.toThrow("no one");
	expect(work).toHaveBeenCalledTimes(3);
	expect(lines.map((line) => JSON.parse(line).order)).toEqual(["one", "two"]);
});

test("an outage ends it at once", async () => {
	const work = vi.fn(() => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" })));
	await expect(eachOrder(ORDERS, work, { log: silent })).rejects.toThrow("away");
	expect(work).toHaveBeenCalledOnce();
});

describe("orders whose time is over", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout([buildCourse({ starts: [] })]);
	});
	afterAll(() => school.close());

	test("end beside one that cannot be ended", async () => {
		const placed = [await school.placed({}), await school.placed({})];
		school.forward(61);
		const atStep = vi.fn().mockRejectedValueOnce(new Error("of the first"));
		await expect(expireOrders(school.db, { ...school.deps, log: silent, atStep })).rejects.toThrow("of the first");
		const states = await Promise.all(placed.map(async ({ id }) => (await school.order(id)).state));
		expect(states.sort()).toEqual(["awaiting_payment", "expired"]);
		expect(await expireOrders(school.db, school.deps)).toBe(1);
	});
});
