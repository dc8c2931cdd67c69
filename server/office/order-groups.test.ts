import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCheckout, type TestCheckout } from "../../app/features/checkout/checkout.fixture.ts";
import { DAY_MS } from "../../app/shared/durations.ts";
import { buildCourse } from "../../tests/fixtures/build-course.ts";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { officeResources } from "./resources.ts";

let school: TestCheckout;
let office: TestOffice;
let startId: string;
beforeAll(async () => {
	school = await openCheckout([buildCourse(), buildCourse({ slug: "alone", starts: [] })]);
	const resources = officeResources({ ...testDeps(school.clock), bankDeps: school.deps });
	office = await openTestOffice({ clock: school.clock, database: school, resources });
	startId = (await school.startOf("test-course")).id;
	// Lists look at the clock of the database.
	const startsAt = new Date(Date.now() + 30 * DAY_MS);
	await school.db.updateTable("start").set({ startsAt }).execute();
});
afterAll(() => office.close());

type Order = {
	readonly canChooseStart: boolean;
	readonly refundQuote: { readonly amount: { readonly minor: number } };
	readonly lines: readonly [{ readonly id: string; readonly place: string; readonly hasGroups: boolean }];
};

const read = async (id: string) => (await office.ask<Order>("manager", `/api/admin/orders/${id}`)).body.data;
const choose = (id: string, body: object) =>
	office.ask<Order>("manager", `/api/admin/orders/${id}/choose-start`, { method: "POST", body });

const listed = async (query: string) => {
	const { body } = await office.ask<{ id: string }[]>("manager", `/api/admin/orders?perPage=100&${query}`);
	return body.data.map(({ id }) => id);
};

test("paid orders without a place in a group wait in a list, as long as somebody is to be taught", async () => {
	const alone = { lines: [{ courseSlug: "alone", tariffCode: "group" }] };
	const [none, lost, left] = [await school.paid(), await school.paid(), await school.paid()];
	const others = [await school.paid(alone), await school.placed(), left];
	const setLine = (orderId: string, values: { place?: "lost"; lessonsTaken?: number }) =>
		school.db.updateTable("courseOrderLine").set(values).where("orderId", "=", orderId).execute();
	await setLine(lost.id, { place: "lost" });
	const [line] = (await read(left.id)).lines;
	await office.ask("manager", `/api/admin/orders/${left.id}/lessons`, {
		method: "POST",
		body: { lineId: line.id, taken: 1 },
	});
	const { amount } = (await read(left.id)).refundQuote;
	await office.ask("manager", `/api/admin/orders/${left.id}/refund`, {
		method: "POST",
		body: { key: "refund-form", reason: "переезд", amount: amount.minor, expected: amount },
	});
	const waiting = await listed("place=missing");
	expect(waiting).toEqual(expect.arrayContaining([none.id, lost.id]));
	for (const { id } of others) expect(waiting).not.toContain(id);
	const [withoutDate, withoutPlace] = [await listed("place=none"), await listed("place=lost")];
	expect([withoutDate.includes(none.id), withoutDate.includes(lost.id)]).toEqual([true, false]);
	expect(withoutPlace).toEqual([lost.id]);
	const [first] = (await read(none.id)).lines;
	await choose(none.id, { lineId: first.id, startId });
	await setLine(lost.id, { lessonsTaken: 32 });
	for (const { id } of [none, lost]) expect(await listed("place=missing")).not.toContain(id);
});

test("who is in a group is listed and exported by it, and orders are found by their course", async () => {
	const alone = { lines: [{ courseSlug: "alone", tariffCode: "group" }], learner: "Миша" };
	const inGroup = { lines: [{ courseSlug: "test-course", tariffCode: "group", startId }], learner: "Катя" };
	const [taken, held, gone] = [await school.paid(inGroup), await school.placed(inGroup), await school.placed(inGroup)];
	const elsewhere = await school.paid(alone);
	await office.ask("manager", `/api/admin/orders/${gone.id}/cancel`, { method: "POST", body: { reason: "x" } });
	const people = await listed(`startId=${startId}`);
	expect(people).toEqual(expect.arrayContaining([taken.id, held.id]));
	for (const { id } of [gone, elsewhere]) expect(people).not.toContain(id);
	const csv = await office.ask<never, string>("manager", `/api/admin/orders/export.csv?startId=${startId}`);
	expect(csv.body).toContain("Катя");
	expect(csv.body).not.toContain("Миша");

	const { courseId } = await school.db
		.selectFrom("courseOrderLine")
		.where("orderId", "=", elsewhere.id)
		.select("courseId")
		.executeTakeFirstOrThrow();
	const ofCourse = await listed(`courseId=${courseId}`);
	expect(ofCourse).toContain(elsewhere.id);
	expect(ofCourse).not.toContain(taken.id);
	await school.db
		.updateTable("courseOrderLine")
		.set({ title: "Астрономия" })
		.where("orderId", "=", elsewhere.id)
		.execute();
	expect(await listed(`q=${encodeURIComponent("астрон")}`)).toEqual([elsewhere.id]);
});

describe("the group of an order", () => {
	test("is chosen by a manager among those that fit, and the audit names who did it", async () => {
		const order = await school.paid();
		const { canChooseStart, lines } = await read(order.id);
		expect([canChooseStart, lines[0].hasGroups]).toEqual([true, true]);
		const fitting = `/api/admin/starts?orderLineId=${lines[0].id}&status=open&when=coming`;
		expect((await office.ask("manager", fitting)).body.data).toMatchObject([{ id: startId }]);
		const chosen = await choose(order.id, { lineId: lines[0].id, startId });
		expect(chosen).toMatchObject({ status: 200, body: { data: { lines: [{ place: "taken" }] } } });
		const entries = await office.db
			.selectFrom("auditEntry")
			.where("recordId", "=", order.id)
			.where("action", "=", "choose-start")
			.select(["staffName", "changes"])
			.execute();
		expect(entries).toMatchObject([{ staffName: "manager" }]);
		expect(JSON.stringify(entries)).toContain("taken");
	});

	test("is refused by its field, in a word of the screen", async () => {
		const order = await school.paid();
		const [line] = (await read(order.id)).lines;
		const unknown = { lineId: line.id, startId: "00000000-0000-4000-8000-000000000000" };
		expect(await choose(order.id, unknown)).toMatchObject({
			status: 400,
			body: { errors: { startId: "startUnknown" } },
		});
		expect((await choose(order.id, { lineId: line.id })).status).toBe(400);
	});

	test("is not chosen for a line of another order", async () => {
		const [order, other] = [await school.paid(), await school.paid()];
		const [line] = (await read(other.id)).lines;
		const answer = await choose(order.id, { lineId: line.id, startId });
		expect(answer).toMatchObject({ status: 409, body: { code: "lineUnknown" } });
		expect((await read(other.id)).lines[0].place).toBe("none");
	});

	test("is not spoken of where the lessons are in none, nor chosen once the order has ended", async () => {
		const alone = await school.paid({ lines: [{ courseSlug: "alone", tariffCode: "group" }] });
		const { lines } = await read(alone.id);
		expect(lines[0].hasGroups).toBe(false);
		expect((await office.ask("manager", `/api/admin/starts?orderLineId=${lines[0].id}`)).body.total).toBe(0);
		const ended = await school.placed();
		await school.db.updateTable("courseOrder").set({ state: "expired" }).where("id", "=", ended.id).execute();
		expect((await read(ended.id)).canChooseStart).toBe(false);
	});
});

test("places that requests hold are counted apart, until an order takes them over", async () => {
	const group = { courseSlug: "test-course", tariffCode: "group", startId };
	const places = async () => {
		type Places = { seatsHeld: number; heldByRequests: number };
		const { body } = await office.ask<[Places]>("manager", `/api/admin/starts?ids=${startId}`);
		return [body.data[0].seatsHeld, body.data[0].heldByRequests];
	};
	const [before = 0] = await places();
	const expiresAt = new Date(Date.now() + DAY_MS);
	for (const token of ["asking", "buying"]) {
		const requestId = await school.addRequest("test-course", { token, startId });
		await school.db.insertInto("seatHold").values({ startId, requestId, expiresAt }).execute();
	}
	expect(await places()).toEqual([before + 2, 2]);
	const { id } = await school.placed({ lines: [group], requestTokens: ["buying"] });
	await school.db.updateTable("seatHold").set({ expiresAt }).where("orderId", "=", id).execute();
	expect(await places()).toEqual([before + 2, 1]);
});
