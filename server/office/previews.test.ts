import { afterAll, beforeAll, expect, test } from "vitest";
import { hasRight } from "../../app/features/staff/find-standing.server.ts";
import { MINUTE_MS } from "../../app/shared/durations.ts";
import type { Role } from "../../app/shared/staff-rights.ts";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { emailOf, openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import type { PageRenderer } from "../pages/render-pages.ts";
import type { RenderedPage } from "../pages/stored-page.ts";
import { officeResources } from "./resources.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
let now = NOW;
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
		clock: { now: () => now },
		resources,
		fill: (db) => seedTestSchool(db, { now: NOW }),
	});
});
afterAll(() => office.close());

const ask = (name: string, id: string) => office.ask("editor", `/api/admin/${name}/${id}/preview?locale=ru`);
type CourseRead = { readonly slug: string; readonly tariffs: readonly object[] };
/** The course as its form shows it, and which courses there are. */
async function whatIsKept(id: string) {
	const { body } = await office.ask("editor", `/api/admin/courses/${id}`);
	const courses = await office.db.selectFrom("course").select(["id", "slug", "status"]).orderBy("id").execute();
	return { course: body.data, courses };
}
const courseId = async () =>
	(await office.ask<{ id: string }[]>("editor", "/api/admin/courses")).body.data[0]?.id ?? "";

test.each(["posts", "webinars", "courses", "pages", "legal-documents"])(
	"of %s what cannot be the name of a record is not found",
	async (name) => {
		expect(await ask(name, "no-such-thing")).toMatchObject({ status: 404, body: { code: "notFound" } });
	},
);

test("a draft that a rule refuses leaves everything as it was, and the rule names the field", async () => {
	const id = await courseId();
	const { body } = await office.ask<CourseRead>("editor", `/api/admin/courses/${id}`);
	const saved = body.data;
	const typed = { ...saved, slug: "typed-slug", status: "archived" };
	const fresh = { ...typed, slug: `${saved.slug}-two`, teachers: ["00000000-0000-4000-8000-000000000000"] };
	for (const [key, document, errors] of [
		[id, { ...typed, related: [id] }, { related: "itself" }],
		[id, { ...typed, tariffs: saved.tariffs.slice(1) }, { tariffs: "inUse" }],
		["new", fresh, { teachers: "unknown" }],
	] as const) {
		const before = await whatIsKept(id);
		const path = `/api/admin/courses/${key}/preview?locale=ru`;
		const refused = { status: 400, body: { code: "invalid", errors } };
		expect(await office.ask("editor", path, { method: "POST", body: document })).toMatchObject(refused);
		expect(await whatIsKept(id)).toEqual(before);
	}
});

test("a draft that is shown leaves everything as it was, and is forgotten after a quarter of an hour", async () => {
	const id = await courseId();
	const before = await whatIsKept(id);
	const { body } = await office.ask<CourseRead>("editor", `/api/admin/courses/${id}`);
	const typed = { ...body.data, slug: "typed-slug" };
	const show = (role: "editor" | "manager") =>
		office.ask(role, `/api/admin/courses/${id}/preview?locale=ru`, { method: "POST", body: typed });
	expect((await show("editor")).status).toBe(200);
	expect((await show("manager")).status).toBe(403);
	expect(await whatIsKept(id)).toEqual(before);
	const drafts = () => office.db.selectFrom("draftPreview").select("expiresAt").execute();
	expect(await drafts()).toContainEqual({ expiresAt: new Date(NOW.getTime() + 15 * MINUTE_MS) });
	now = new Date(NOW.getTime() + 15 * MINUTE_MS + 1);
	expect((await show("editor")).status).toBe(200);
	expect(await drafts()).toEqual([{ expiresAt: new Date(now.getTime() + 15 * MINUTE_MS) }]);
});

test("a link shows nothing once whoever made it is blocked, or has no right to it", async () => {
	const { body } = await office.ask<{ readonly url: string }>(
		"editor",
		`/api/admin/courses/${await courseId()}/preview?locale=ru`,
	);
	const page = { status: 200 } as RenderedPage;
	const renderer = { renderPreview: async () => page } as unknown as PageRenderer;
	const { pathname, search } = new URL(body.data.url);
	const look = () => office.office.showDraft(pathname + search, renderer);
	const block = (blockedAt: Date | null) =>
		office.db.updateTable("staffUser").set({ blockedAt }).where("email", "=", emailOf("editor")).execute();
	expect(await look()).toBe(page);
	await block(NOW);
	expect(await look()).toBeUndefined();
	await block(null);
	expect(await look()).toBe(page);
});

test("rights without a session are those of the role, and nobody has those of an account that is not there", async () => {
	const may = async (role: Role) => {
		const { id } = (await office.ask<{ readonly id: string }>(role, "/api/admin/me")).body.data;
		return hasRight(office.db, id, { resource: "posts", verb: "read" });
	};
	expect([await may("editor"), await may("manager")]).toEqual([true, false]);
	expect(await hasRight(office.db, "nobody", { resource: "posts", verb: "read" })).toBe(false);
});

test("a record that somebody is saving is not waited for, and that is said", async () => {
	const id = await courseId();
	expect((await ask("courses", id)).status).toBe(200);
	isLocked = true;
	expect(await ask("courses", id)).toMatchObject({ status: 409, body: { code: "beingEdited" } });
});
