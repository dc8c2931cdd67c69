import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { seedSchool } from "../../../../database/seed/seed-school.server.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { findCourseRedirect } from "./find-course-redirect.server.ts";

let school: OpenDatabase;

beforeAll(async () => {
	school = await openTestDatabase();
	await seedSchool(school.db, new Date("2026-11-23T09:00:00Z"));
});
afterAll(() => school.close());

test("an old slug leads to the present address, through as many renames as there were", async () => {
	const rename = (oldSlug: string, newSlug: string) => ({ kind: "course", oldSlug, newSlug });
	const renames = [rename("roblox-one", "roblox-two"), rename("roblox-two", "roblox-studio-start")];
	const ring = [rename("ring-a", "ring-b"), rename("ring-b", "ring-a")];
	await school.db
		.insertInto("slugRedirect")
		.values([...renames, ...ring])
		.execute();
	expect(await findCourseRedirect(school.db, { slug: "roblox-one", category: undefined })).toBe(
		"/roblox/roblox-studio-start",
	);
	expect(await findCourseRedirect(school.db, { slug: "ring-a", category: "roblox" })).toBeUndefined();
	expect(await findCourseRedirect(school.db, { slug: "never-was", category: "roblox" })).toBeUndefined();
	const called = (status: "archived" | "published") =>
		school.db.updateTable("course").set({ status }).where("slug", "=", "roblox-studio-start").execute();
	await called("archived");
	expect(await findCourseRedirect(school.db, { slug: "roblox-one", category: undefined })).toBeUndefined();
	await called("published");
});

test("a course that stands in another category now is found from every category that ever was, and from nothing else", async () => {
	await school.db
		.insertInto("slugRedirect")
		.values({ kind: "category", oldSlug: "blocks", newSlug: "roblox" })
		.execute();
	const from = (category: string | undefined) =>
		findCourseRedirect(school.db, { slug: "roblox-studio-start", category });
	expect(await from("blocks")).toBe("/roblox/roblox-studio-start");
	expect(await from("games")).toBe("/roblox/roblox-studio-start");
	expect(await from("nonsense")).toBeUndefined();
	expect(await from("roblox")).toBeUndefined();
	expect(await from(undefined)).toBeUndefined();
});
