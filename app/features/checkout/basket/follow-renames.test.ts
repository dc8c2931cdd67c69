import { afterAll, beforeAll, expect, test } from "vitest";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { followRenames } from "./follow-renames.server.ts";

let school: TestCheckout;
beforeAll(async () => {
	school = await openCheckout();
	const renames = [
		{ kind: "course", oldSlug: "first-name", newSlug: "second-name" },
		{ kind: "course", oldSlug: "second-name", newSlug: "test-course" },
		{ kind: "category", oldSlug: "a-category", newSlug: "test-course" },
	];
	await school.db.insertInto("slugRedirect").values(renames).execute();
});
afterAll(() => school.close());

test("a line of a course that was renamed is a line of that course, whatever it was called", async () => {
	const { id: startId } = await school.startOf("test-course");
	const lines = ["first-name", "test-course", "second-name", "a-category", "never-was"].map((courseSlug) => ({
		courseSlug,
		tariffCode: "group",
		startId,
	}));
	const followed = await followRenames(school.db, lines);
	expect(followed.map(({ courseSlug }) => courseSlug)).toEqual([
		"test-course",
		"test-course",
		"test-course",
		"a-category",
		"never-was",
	]);
	expect(followed[0]).toEqual({ courseSlug: "test-course", tariffCode: "group", startId });
	expect(await followRenames(school.db, [])).toEqual([]);
});
