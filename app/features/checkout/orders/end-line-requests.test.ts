import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { getRequestCard } from "../../requests/board/get-request-card.server.ts";
import { promiseSettings } from "../../requests/promise/promise-settings.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { endLine } from "./end-line.server.ts";

let school: TestCheckout;
beforeAll(async () => {
	school = await openCheckout(["python", "nets"].map((slug) => buildCourse({ slug })));
	await school.addPromo({ code: "FREE", percent: 100 });
});
afterAll(() => school.close());

test("the card of a request says that its course has ended, while the other course of the order goes on", async () => {
	const python = await school.addRequest("python", { token: "python" });
	const nets = await school.addRequest("nets", { token: "nets" });
	const lines = ["python", "nets"].map((courseSlug) => ({ courseSlug, tariffCode: "group" }));
	const { id: orderId, number } = await school.placed({ lines, requestTokens: ["nets", "python"], promoCode: "FREE" });
	const ordersOf = async (id: string) => {
		const question = { id, locale: "ru", now: school.clock.now() } as const;
		const card = await getRequestCard(school.db, question, promiseSettings(school.deps.settings));
		return card?.orders.map((order) => `${order.number} ${order.state}`);
	};
	const end = async (position: number) => {
		const line = await school.db
			.selectFrom("courseOrderLine")
			.where("orderId", "=", orderId)
			.where("position", "=", position)
			.select("id")
			.executeTakeFirstOrThrow();
		const ending = { orderId, lineId: line.id, day: "2026-11-18", reason: "moving", by: "Ольга" };
		expect(await endLine(school.db, ending, school.deps)).toMatchObject({ ok: true });
	};
	const seen = async () => [await ordersOf(python), await ordersOf(nets)];
	expect(await seen()).toEqual([[`${number} paid`], [`${number} paid`]]);
	await end(0);
	expect(await seen()).toEqual([[`${number} ended`], [`${number} paid`]]);
	await end(1);
	expect(await seen()).toEqual([[`${number} ended`], [`${number} ended`]]);
});
