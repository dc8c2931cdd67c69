import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { carryCourseSlug } from "../catalog/office/carry-slug.server.ts";
import { getKeptAnswers } from "./get-kept-answers.server.ts";
import { CHILD_QUIZ } from "./require-quiz.server.ts";

const options = (key: string, ...texts: readonly string[]) =>
	texts.map((text) => ({ key: text, ages: null, art: key, text: { ru: `${text} по-русски`, en: text } }));
const questions = [
	{ key: "interest", options: options("interest", "games", "sites") },
	{ key: "device", options: options("device", "laptop") },
];

let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
	await seedTestSchool(school.db, { now: new Date("2026-11-18T09:00:00Z") });
	await school.db.deleteFrom("quiz").execute();
	const quiz = { slug: CHILD_QUIZ, questions: JSON.stringify(questions), courses: "[]" };
	await school.db.insertInto("quiz").values(quiz).execute();
});
afterAll(() => school.close());

test("answers and offered courses are told in words, what the school dropped since by its kept name", async () => {
	const { slug, title } = await school.db
		.selectFrom("course")
		.innerJoin("courseText", "courseText.courseId", "course.id")
		.where("courseText.locale", "=", "ru")
		.select(["course.slug", "courseText.title"])
		.executeTakeFirstOrThrow();
	const answers = { quiz: { device: "laptop", interest: "robots" }, offered: ["gone", slug] };
	expect(await getKeptAnswers(school.db, { answers, locale: "ru" })).toEqual({
		given: ["robots", "laptop по-русски"],
		offered: ["gone", title],
	});
	const none = { quiz: { interest: "games" }, offered: [] };
	expect(await getKeptAnswers(school.db, { answers: none, locale: "en" })).toEqual({ given: ["games"], offered: [] });
});

test("an offered course that was renamed since is told by its title", async () => {
	const { id, title } = await school.db
		.selectFrom("course")
		.innerJoin("courseText", "courseText.courseId", "course.id")
		.where("courseText.locale", "=", "ru")
		.select(["course.id", "courseText.title"])
		.executeTakeFirstOrThrow();
	await inTransaction(school.db, async (transaction) => {
		await transaction.updateTable("course").set({ slug: "renamed" }).where("id", "=", id).execute();
		await carryCourseSlug(transaction, { from: "test-course", to: "renamed" });
	});
	const answers = { quiz: {}, offered: ["test-course"] };
	expect((await getKeptAnswers(school.db, { answers, locale: "ru" }))?.offered).toEqual([title]);
});

test("a request of another kind has none", async () => {
	expect(await getKeptAnswers(school.db, { answers: null, locale: "ru" })).toBeUndefined();
});
