import type { Transaction } from "kysely";
import { z } from "zod";
import type { QuizQuestionKey } from "../quiz-types.ts";
import type { Schema } from "../types.ts";

const text = z.string().trim().min(1);
const key = z.string().regex(/^[a-z][a-z0-9]*$/);
const questionKeys = ["age", "experience", "interest", "device", "hours"] as const satisfies readonly QuizQuestionKey[];

const optionSchema = z.strictObject({
	key,
	from: z.int().positive().optional(),
	to: z.int().positive().optional(),
	art: text,
	ru: text,
	en: text,
});

const courseTextSchema = z.strictObject({ because: text, not: text });

/** `content/quiz.yaml`. */
export const quizFileSchema = z
	.strictObject({
		slug: key,
		questions: z
			.array(z.strictObject({ key: z.enum(questionKeys), options: z.array(optionSchema).min(2) }))
			.length(questionKeys.length),
		courses: z
			.array(
				z.strictObject({
					slug: text,
					fit: z.partialRecord(z.enum(questionKeys), z.record(key, z.int())),
					ru: courseTextSchema,
					en: courseTextSchema,
				}),
			)
			.min(3),
	})
	.refine(
		({ questions }) =>
			questions.every(({ key: name, options }) => (name === "age") === options.every(({ to }) => to !== undefined)),
		"only ages have bounds, and all of them",
	)
	.refine(
		({ questions, courses }) =>
			courses.every(({ fit }) =>
				questions.every(({ key: name, options }) =>
					Object.keys(fit[name] ?? {}).every((answer) => options.some((option) => option.key === answer)),
				),
			),
		"points are given for answers that exist",
	);

export type QuizFile = z.infer<typeof quizFileSchema>;

/** The file as the table holds it. */
export function readQuiz({ slug, questions, courses }: QuizFile) {
	return {
		slug,
		questions: questions.map(({ key: name, options }) => ({
			key: name,
			options: options.map(({ key: option, from, to, art, ru, en }) => ({
				key: option,
				ages: from !== undefined && to !== undefined ? { from, to } : null,
				art,
				text: { ru, en },
			})),
		})),
		courses: courses.map(({ slug: course, fit, ru, en }) => ({ slug: course, fit, text: { ru, en } })),
	};
}

export async function insertQuiz(db: Transaction<Schema>, file: QuizFile): Promise<void> {
	const { slug, questions, courses } = readQuiz(file);
	await db
		.insertInto("quiz")
		.values({ slug, questions: JSON.stringify(questions), courses: JSON.stringify(courses) })
		.execute();
}
