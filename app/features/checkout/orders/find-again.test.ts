import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import type { OrderRequest } from "../placing/order-request.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { findAgain } from "./find-again.server.ts";
import { getOrderPage } from "./get-order-page.server.ts";

describe("an order that ended without money", () => {
	let school: TestCheckout;
	beforeAll(async () => {
		school = await openCheckout(["python", "nets"].map((slug) => buildCourse({ slug })));
		await school.addPromo({ code: "START10" });
	});
	afterAll(() => school.close());

	const group = (courseSlug: string) => ({ courseSlug, tariffCode: "group" });
	async function cancelled(changes: Partial<OrderRequest>) {
		const { id, token } = await school.placed(changes);
		const page = async () => (await getOrderPage(school.db, { token, locale: "ru" }, school.deps))?.again;
		const before = await page();
		await cancelOrder(school.db, { token, by: "customer" }, school.deps);
		return { id, before, page };
	}

	test("leads to the checkout of the same course, group and promo code, and only once it has ended", async () => {
		const { id: startId } = await school.startOf("python");
		const lines = [{ ...group("python"), startId }];
		const { id, before, page } = await cancelled({ lines, promoCode: "START10" });
		expect(before).toBeUndefined();
		expect(await page()).toEqual({ lines, query: `course=python&tariff=group&start=${startId}&promo=START10` });
		await school.db.updateTable("courseOrderLine").set({ place: "lost" }).where("orderId", "=", id).execute();
		expect(await findAgain(school.db, { id, state: "expired", promoCode: null })).toMatchObject({
			query: "course=python&tariff=group",
		});
	});

	test("of several courses names all of them, for the basket: an address names one", async () => {
		const lines = [group("python"), group("nets")];
		const { page } = await cancelled({ lines, promoCode: "START10" });
		expect(await page()).toEqual({ lines, query: "promo=START10" });
	});
});
