import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { getSavedAnswers } from "./get-saved-answers.server.ts";
import { CHILD_QUIZ } from "./require-quiz.server.ts";
import { saveAnswers } from "./save-answers.server.ts";

const now = new Date("2026-11-18T09:00:00Z");
const answers = { age: "nine", experience: "none", interest: "games", device: "laptop", hours: "two" };

let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
	await school.db.insertInto("quiz").values({ slug: CHILD_QUIZ, questions: "[]", courses: "[]" }).execute();
});
afterAll(() => school.close());

test("answers are read again by the secret of their link", async () => {
	const token = await saveAnswers(school.db, { answers, now });
	expect(token).toMatch(/^[\w-]{24}$/);
	expect(await getSavedAnswers(school.db, token)).toEqual(answers);
	expect(await getSavedAnswers(school.db, "unknown")).toBeUndefined();
});

test("however often a link is asked for, the same answers are kept once", async () => {
	const token = await saveAnswers(school.db, { answers, now });
	const { hours, ...others } = answers;
	expect(await saveAnswers(school.db, { answers: { hours, ...others }, now })).toBe(token);
	expect(await saveAnswers(school.db, { answers: { ...answers, age: "twelve" }, now })).not.toBe(token);
	const rows = await school.db.selectFrom("quizResult").select("token").execute();
	expect(rows).toHaveLength(2);
});
