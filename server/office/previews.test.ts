import { afterAll, beforeAll, expect, test } from "vitest";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { officeResources } from "./resources.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
let isLocked = false;
let office: TestOffice;
beforeAll(async () => {
	const resources = new Map(officeResources(testDeps()));
	const courses = resources.get("courses");
	if (!courses?.preview) throw new Error("Courses have no preview");
	const { preview } = courses;
	// What PostgreSQL says when the row is locked for longer than a look at a draft waits.
	const publish: typeof preview.publish = async (...args) => {
		if (isLocked) throw Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
		return preview.publish(...args);
	};
	resources.set("courses", { ...courses, preview: { ...preview, publish } });
	office = await openTestOffice({
		clock: { now: () => NOW },
		resources,
		fill: (db) => seedTestSchool(db, { now: NOW }),
	});
});
afterAll(() => office.close());

const ask = (name: string, id: string) => office.ask("editor", `/api/admin/${name}/${id}/preview?locale=ru`);
const courseId = async () =>
	(await office.ask<{ id: string }[]>("editor", "/api/admin/courses")).body.data[0]?.id ?? "";

test.each(["posts", "webinars", "courses", "pages", "legal-documents"])(
	"of %s what cannot be the name of a record is not found",
	async (name) => {
		expect(await ask(name, "no-such-thing")).toMatchObject({ status: 404, body: { code: "notFound" } });
	},
);

test("a record that somebody is saving is not waited for, and that is said", async () => {
	const id = await courseId();
	expect((await ask("courses", id)).status).toBe(200);
	isLocked = true;
	expect(await ask("courses", id)).toMatchObject({ status: 409, body: { code: "beingEdited" } });
});
