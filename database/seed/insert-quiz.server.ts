import type { Transaction } from "kysely";
import { z } from "zod";
import { QUIZ_QUESTION_KEYS, quizRulesSchema } from "../../app/features/quiz/quiz-rules.ts";
import type { Schema } from "../types.ts";

const text = z.string().trim().min(1);
const key = z.string().regex(/^[a-z][a-z0-9]*$/);
const optionSchema = z.strictObject({
	key,
	from: z.int().positive().optional(),
	to: z.int().positive().optional(),
	art: text,
	ru: text,
	en: text,
});

const courseTextSchema = z.strictObject({ because: text, not: text });

/** `content/quiz.yaml`; its rules are checked as the quiz's own once it is read. */
export const quizFileSchema = z.strictObject({
	slug: key,
	questions: z
		.array(z.strictObject({ key: z.enum(QUIZ_QUESTION_KEYS), options: z.array(optionSchema).min(2) }))
		.length(QUIZ_QUESTION_KEYS.length),
	courses: z
		.array(
			z.strictObject({
				slug: text,
				fit: z.partialRecord(z.enum(QUIZ_QUESTION_KEYS), z.record(key, z.int())),
				ru: courseTextSchema,
				en: courseTextSchema,
			}),
		)
		.min(3),
});

export type QuizFile = z.infer<typeof quizFileSchema>;

/** The file as the table holds it. @throws ZodError where its rules contradict each other. */
export function readQuiz({ slug, questions, courses }: QuizFile) {
	const rules = {
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
	return { slug, ...quizRulesSchema.parse(rules) };
}

/** Writes the quiz. @throws ZodError where its rules contradict each other. */
export async function insertQuiz(db: Transaction<Schema>, file: QuizFile): Promise<void> {
	const { slug, questions, courses } = readQuiz(file);
	await db
		.insertInto("quiz")
		.values({ slug, questions: JSON.stringify(questions), courses: JSON.stringify(courses) })
		.execute();
}
