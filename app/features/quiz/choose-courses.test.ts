import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import type { QuizAnswers, QuizCourse, QuizQuestion, QuizQuestionKey } from "../../../database/quiz-types.ts";
import { courseFileSchema } from "../../../database/seed/course-file.ts";
import { quizFileSchema, readQuiz } from "../../../database/seed/insert-quiz.server.ts";
import { readYaml, readYamlFolder } from "../../../database/seed/read-content.ts";
import { type Choice, chooseCourses } from "./choose-courses.ts";
import { sayArgument } from "./components/say-argument.ts";
import english from "./words.en.json";
import russian from "./words.ru.json";

const quiz = readQuiz(quizFileSchema.parse(await readYaml("quiz.yaml"))) as {
	questions: QuizQuestion[];
	courses: QuizCourse[];
};
const files = (await readYamlFolder("courses")).map((file) => courseFileSchema.parse(file));
const children = files
	.filter(({ audience }) => audience === "children")
	.sort((left, right) => right.popularity - left.popularity);
const facts = children.map(({ slug, status, ages }) => ({
	slug,
	status,
	ages: ages ? { from: ages[0], to: ages[1] } : undefined,
}));

/** Every way to answer. */
const everyone = quiz.questions.reduce<Partial<QuizAnswers>[]>(
	(found, { key, options }) => found.flatMap((answers) => options.map((option) => ({ ...answers, [key]: option.key }))),
	[{}],
) as QuizAnswers[];
const nameOf = (answers: QuizAnswers) => quiz.questions.map(({ key }) => answers[key]).join();
const results = new Map(everyone.map((answers) => [nameOf(answers), chooseCourses(quiz, facts, answers)]));
const resultOf = (answers: QuizAnswers): Choice[] => results.get(nameOf(answers)) ?? [];
const slugsOf = (choices: readonly Choice[]) => choices.map(({ course }) => course.slug);

/** The answers that differ in one place. */
function neighbours(answers: QuizAnswers, key: QuizQuestionKey): QuizAnswers[] {
	const { options } = quiz.questions.find((question) => question.key === key) ?? { options: [] };
	return options.filter((option) => option.key !== answers[key]).map((option) => ({ ...answers, [key]: option.key }));
}

describe("the quiz over all its answers", () => {
	test("knows every children's course of the school, and no other", () => {
		expect(everyone).toHaveLength(4 * 4 * 8 * 3 * 4);
		expect(quiz.courses.map(({ slug }) => slug).sort()).toEqual(children.map(({ slug }) => slug).sort());
	});

	test("always offers two or three different courses", () => {
		const sizes = new Set(everyone.map((answers) => new Set(slugsOf(resultOf(answers))).size));
		expect([...sizes].sort()).toEqual([2, 3]);
		expect(everyone.filter((answers) => slugsOf(resultOf(answers)).length > 3)).toEqual([]);
	});

	test("reaches every course by some answers, and offers first every one that can be begun", () => {
		const reached = new Set(everyone.flatMap((answers) => slugsOf(resultOf(answers))));
		expect(children.map(({ slug }) => slug).filter((slug) => !reached.has(slug))).toEqual([]);
		const firsts = new Set(everyone.map((answers) => slugsOf(resultOf(answers))[0]));
		const open = children.filter(({ status }) => status === "published").map(({ slug }) => slug);
		expect(open.filter((slug) => !firsts.has(slug))).toEqual([]);
	});

	test("never begins with a course in development or on pause", () => {
		const closed = new Set(children.filter(({ status }) => status !== "published").map(({ slug }) => slug));
		expect(closed.size).toBeGreaterThanOrEqual(2);
		expect(everyone.filter((answers) => closed.has(slugsOf(resultOf(answers))[0] ?? ""))).toEqual([]);
	});

	test("never offers a course that is not for the age", () => {
		for (const answers of everyone) {
			const asked = quiz.questions[0]?.options.find(({ key }) => key === answers.age)?.ages;
			for (const slug of slugsOf(resultOf(answers))) {
				const ages = facts.find((fact) => fact.slug === slug)?.ages;
				expect(ages && asked && ages.from <= asked.to && ages.to >= asked.from, `${slug} ${nameOf(answers)}`).toBe(
					true,
				);
			}
		}
	});

	test("gives the same for the same answers, and something else for any one that is changed", () => {
		for (const answers of everyone) {
			expect(chooseCourses(quiz, facts, answers)).toEqual(resultOf(answers));
			const mine = JSON.stringify(resultOf(answers));
			for (const { key } of quiz.questions) {
				for (const other of neighbours(answers, key)) expect(JSON.stringify(resultOf(other))).not.toBe(mine);
			}
		}
	});

	test.each(quiz.questions.map(({ key }) => key))(
		"lets the answer about %s decide which courses are offered",
		(key) => {
			let changed = 0;
			let asked = 0;
			for (const answers of everyone) {
				for (const other of neighbours(answers, key)) {
					asked++;
					if (slugsOf(resultOf(other)).join() !== slugsOf(resultOf(answers)).join()) changed++;
				}
			}
			expect(changed / asked).toBeGreaterThan(0.25);
		},
	);

	test.each(quiz.questions.map(({ key }) => key))("has no answer about %s that changes nothing for anybody", (key) => {
		const { options } = quiz.questions.find((question) => question.key === key) ?? { options: [] };
		for (const option of options) {
			const moved = everyone.some(
				(answers) =>
					answers[key] === option.key &&
					neighbours(answers, key).every(
						(other) => slugsOf(resultOf(other)).join() !== slugsOf(resultOf(answers)).join(),
					),
			);
			expect(moved, option.key).toBe(true);
		}
	});
});

describe.each([
	["ru", russian, "«", "»"],
	["en", english, "“", "”"],
] as const)("the reasons in %s", (locale, words, open, close) => {
	const t = createTranslator({ locale, messages: { quiz: words } as never, namespace: "quiz" as never }) as never;

	test("quote every answer of everybody, and something speaks for the first course", () => {
		for (const answers of everyone) {
			for (const [index, { course, arguments: points }] of resultOf(answers).entries()) {
				const file = children.find(({ slug }) => slug === course.slug);
				if (!file?.ages) throw new Error(`No course ${course.slug}`);
				const [from, to] = file.ages;
				const view = { ...file, ages: { from, to }, weeklyHours: file.hours_a_week };
				for (const { question, answer, isFor } of points) {
					const label = quiz.questions.find(({ key }) => key === question)?.options.find(({ key }) => key === answer)
						?.text[locale];
					const offer = { course: view, ...course.text[locale], hours: String(file.hours_a_week) } as never;
					const said = sayArgument(t, { question, answer: label ?? "", isFor }, offer);
					expect(label).toBeTruthy();
					expect(said).toContain(`${open}${label}${close}`);
					expect(said).not.toMatch(/undefined|[{}]/);
				}
				expect(points.map(({ answer }) => answer)).toEqual(quiz.questions.map(({ key }) => answers[key]));
				if (index === 0)
					expect(
						points.some(({ isFor }) => isFor),
						nameOf(answers),
					).toBe(true);
			}
		}
	});
});
