import { z } from "zod";
import type { QuizQuestionKey } from "../../../database/quiz-types.ts";
import { leaveNullsOut } from "../../records/leave-nulls-out.ts";

const text = z.string("required").trim().min(1, "required").max(400, "tooLong");
const localizedText = z.object({ ru: text, en: text });
const key = z.string("required").regex(/^[a-z][a-z0-9]*$/, "key");

export const QUIZ_QUESTION_KEYS = [
	"age",
	"experience",
	"interest",
	"device",
	"hours",
] as const satisfies readonly QuizQuestionKey[];

const years = z.int("number").min(1, "tooSmall").max(99, "tooLarge");
const ages = z
	.object({ from: years, to: years })
	.refine(({ from, to }) => from <= to, { path: ["to"], message: "order" });

const question = z
	.object({
		key: z.enum(QUIZ_QUESTION_KEYS, "unknown"),
		options: z
			.array(z.object({ key, ages: ages.nullable().default(null), art: text, text: localizedText }))
			.min(2, "required")
			.max(12, "tooMany"),
	})
	.superRefine(({ key: name, options }, context) => {
		const keys = options.map((option) => option.key);
		for (const [index, option] of options.entries()) {
			if (keys.indexOf(option.key) !== index)
				context.addIssue({ code: "custom", path: ["options", index, "key"], message: "repeated" });
			// Only answers about age have bounds, and all of them must.
			if ((name === "age") !== (option.ages !== null))
				context.addIssue({
					code: "custom",
					path: ["options", index, "ages"],
					message: name === "age" ? "required" : "unknown",
				});
		}
	});

const reason = z.object({ because: text, not: text });
const points = z.int("number").min(-9, "tooSmall").max(9, "tooLarge");
const course = z.object({
	slug: text,
	/** An answer that is not listed gives no points. */
	fit: z.partialRecord(z.enum(QUIZ_QUESTION_KEYS), z.preprocess(leaveNullsOut, z.record(key, points))),
	text: z.object({ ru: reason, en: reason }),
});

/** The quiz as data: all five questions once, and what each answer says for a course. Messages are codes. */
export const quizRulesSchema = z
	.object({
		questions: z.array(question).length(QUIZ_QUESTION_KEYS.length, "required"),
		courses: z.array(course).min(3, "required").max(60, "tooMany"),
	})
	.superRefine(({ questions, courses }, context) => {
		const names = questions.map(({ key: name }) => name);
		for (const [index, name] of names.entries()) {
			if (names.indexOf(name) !== index)
				context.addIssue({ code: "custom", path: ["questions", index, "key"], message: "repeated" });
		}
		const slugs = courses.map(({ slug }) => slug);
		for (const [index, { slug, fit }] of courses.entries()) {
			if (slugs.indexOf(slug) !== index)
				context.addIssue({ code: "custom", path: ["courses", index, "slug"], message: "repeated" });
			for (const { key: name, options } of questions) {
				// Points may only be given for answers that exist.
				const lost = Object.keys(fit[name] ?? {}).find((answer) => options.every((option) => option.key !== answer));
				if (lost !== undefined)
					context.addIssue({ code: "custom", path: ["courses", index, "fit", name], message: "unknown" });
			}
		}
	});

export type QuizRulesDocument = z.infer<typeof quizRulesSchema>;
