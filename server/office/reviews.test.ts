import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "../../app/shared/durations.ts";
import { reviewSample } from "../../tests/fixtures/office/review-sample.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
const PATH = "/api/admin/reviews";
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => NOW } });
});
afterAll(() => office.close());

const create = async (writtenAt: Date) => {
	const body = { ...(await reviewSample.build(office.db)), writtenAt: writtenAt.toISOString() };
	return office.ask<{ id: string; writtenAt: string }>("editor", PATH, { method: "POST", body });
};

test("a review is not written later than now", async () => {
	const later = new Date(NOW.getTime() + HOUR_MS);
	expect(await create(later)).toMatchObject({ status: 400, body: { errors: { writtenAt: "future" } } });
	const { status, body } = await create(NOW);
	expect(status).toBe(201);
	const moved = await office.ask("editor", `${PATH}/${body.data.id}`, {
		method: "PUT",
		body: { ...body.data, writtenAt: later.toISOString() },
	});
	expect(moved.body.errors).toEqual({ writtenAt: "future" });
});

test("a review is of a course that is there, or of the school", async () => {
	const { body } = await create(NOW);
	const of = (courseId: string | null) =>
		office.ask("editor", `${PATH}/${body.data.id}`, { method: "PUT", body: { ...body.data, courseId } });
	expect((await of(body.data.id)).body.errors).toEqual({ courseId: "unknown" });
	expect((await of(null)).status).toBe(200);
});

test("a review is found by its words, not by the names of its fields", async () => {
	const { body } = await create(NOW);
	const find = async (words: string) =>
		(await office.ask<{ id: string }[]>("editor", `${PATH}?q=${encodeURIComponent(words)}`)).body.data.map(
			({ id }) => id,
		);
	expect(await find("мария")).toContain(body.data.id);
	for (const name of ["answer", "name"]) expect(await find(name)).toEqual([]);
});
