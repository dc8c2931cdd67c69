import { afterAll, beforeAll, expect, test } from "vitest";
import { quizSample } from "../../tests/fixtures/office/text-samples.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({
		clock: { now: () => NOW },
		fill: (db) => seedTestSchool(db, { now: NOW }),
	});
});
afterAll(() => office.close());

type Quiz = {
	readonly questions: { readonly options: { readonly text: { ru: string } }[] }[];
	readonly courses: { fit: Record<string, Record<string, number | null>> }[];
};

test("a quiz is saved with the empty points that its form sends for answers without any", async () => {
	const path = `/api/admin/quizzes/${await quizSample.find?.(office.db)}`;
	const quiz = (await office.ask<Quiz>("editor", path)).body.data;
	const [first] = quiz.courses;
	const [answer] = quiz.questions[1]?.options ?? [];
	if (!first || !answer) throw new Error("The sample has neither courses nor answers");
	answer.text.ru = "Ещё не пробовал";
	first.fit = { interest: { a: 2, b: null }, device: { a: null, b: null } };
	const saved = await office.ask<Quiz>("editor", path, { method: "PUT", body: quiz });
	expect(saved.body.errors).toBeUndefined();
	expect(saved.body.data.questions[1]?.options[0]?.text.ru).toBe("Ещё не пробовал");
	expect(saved.body.data.courses[0]?.fit).toEqual({ interest: { a: 2 }, device: {} });
});
