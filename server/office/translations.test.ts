import { afterAll, beforeAll, expect, test } from "vitest";
import { createTranslationResource } from "../../app/records/translations.server.ts";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { officeResources } from "./resources.ts";

const { read } = createTranslationResource([...officeResources(testDeps()).values()]);

let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
});
afterAll(() => opened.close());

test("a group of questions without a name in one language is on the board", async () => {
	const text = JSON.stringify({ ru: { title: "О школе" }, en: { title: "" } });
	const { id } = await opened.db
		.insertInto("faqGroup")
		.values({ slug: "school", position: 0, pages: [], text })
		.returning("id")
		.executeTakeFirstOrThrow();
	const rows = await read(opened.db, [`faq-groups:${id}:ru`, `faq-groups:${id}:en`]);
	expect(rows).toMatchObject([
		{ locale: "ru", problem: null },
		{ locale: "en", problem: "missing" },
	]);
});

test("the quiz, whose words stand in lists, falls behind when it is changed in one language", async () => {
	await opened.db.insertInto("quiz").values({ slug: "child", questions: "[]", courses: "[]" }).execute();
	const courses = (ru: string, en: string) => [{ slug: "a", text: { ru: { because: ru }, en: { because: en } } }];
	const change = async (before: object[], after: object[]) => {
		const changes = JSON.stringify([{ field: "courses", before, after }]);
		const entry = { staffName: "Anna", action: "update", resource: "quizzes", recordId: "child", changes };
		await opened.db.insertInto("auditEntry").values(entry).execute();
	};
	const problems = async () =>
		(await read(opened.db, ["quizzes:child:ru", "quizzes:child:en"])).map(({ problem }) => problem);
	expect(await problems()).toEqual([null, null]);
	await change(courses("раз", "one"), courses("два", "one"));
	expect(await problems()).toEqual([null, "outdated"]);
	await change(courses("два", "one"), courses("два", "two"));
	expect(await problems()).toEqual(["outdated", null]);
	await change(courses("два", "two"), courses("три", "three"));
	expect(await problems()).toEqual([null, null]);
});
