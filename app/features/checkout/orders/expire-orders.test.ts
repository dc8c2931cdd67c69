import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { createLog } from "../../../platform/log.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { expireOrders } from "./expire-orders.server.ts";

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
		const deps = { ...school.deps, log: createLog("silent"), atStep };
		await expect(expireOrders(school.db, deps)).rejects.toThrow("of the first");
		const states = await Promise.all(placed.map(async ({ id }) => (await school.order(id)).state));
		expect(states.sort()).toEqual(["awaiting_payment", "expired"]);
		expect(await expireOrders(school.db, school.deps)).toBe(1);
	});
});
