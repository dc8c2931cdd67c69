import { z } from "zod";
import { AUDIENCES, COURSE_LEVELS, TARIFF_KINDS } from "../../app/shared/course-states.ts";
import { CURRENCIES } from "../../app/shared/money.ts";
import { PLANETS } from "../../app/shared/planets.ts";
import { WEEKDAYS } from "../../app/shared/week.ts";

const text = z.string().trim().min(1);

const tariffTextSchema = z.strictObject({ name: text, note: text, includes: z.array(text).min(2) });

const tariffSchema = z.strictObject({
	code: z.string().regex(/^[a-z][a-z0-9-]*$/),
	kind: z.enum(TARIFF_KINDS),
	lessons: z.int().min(4),
	price: z.strictObject({ rub: z.int().positive(), usd: z.int().positive() }),
	old_price: z.strictObject({ rub: z.int().positive(), usd: z.int().positive() }).nullable(),
	sale_days: z.int().positive().nullable(),
	/** While the program is a demonstration the next sale ends so many days after this one; whole weeks. */
	sale_repeat_days: z.int().positive().multipleOf(7).optional(),
	recommended: z.boolean(),
	ru: tariffTextSchema,
	en: tariffTextSchema,
});

const startSchema = z.strictObject({
	in_days: z.int().positive(),
	weekday: z.enum(WEEKDAYS),
	time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
	zone: text,
	teacher: text,
	tariff: text,
	seats: z.int().min(1),
	taken: z.int().min(0),
	/** Once it has begun, the next one opens so many days later; whole weeks keep the weekday. */
	repeat_days: z.int().positive().multipleOf(7).optional(),
});

const courseTextSchema = z.strictObject({
	title: text,
	short: text.max(140),
	lead: text,
	description: text,
	for_whom: z.array(text).min(2),
	prerequisites: text,
	devices: text,
	results: z.array(z.strictObject({ title: text, when: text })),
	modules: z.array(z.strictObject({ title: text, description: text, lessons: z.array(text).min(2), project: text })),
	skills: z.array(text).min(3),
	tools: z.array(text).min(1),
	after: z.strictObject({ role: text, text, source: text.nullable() }).nullable(),
	certificate: text.nullable(),
	project: text.nullable(),
	faq: z.array(z.strictObject({ q: text, a: text })),
	seo: z.strictObject({ title: text.max(75), description: text.max(175) }),
});

/** One file of `content/courses`, as described in `content/README.md`. Prices are whole roubles and dollars for the whole course. */
export const courseFileSchema = z
	.strictObject({
		slug: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
		category: text,
		audience: z.enum(AUDIENCES),
		status: z.enum(["published", "in_development", "on_pause"]),
		successor: text.nullable(),
		planet: z.enum(PLANETS),
		cover: z.string().regex(/^cover-[a-z]+$/),
		ages: z.tuple([z.int(), z.int()]).nullable(),
		level: z.enum(COURSE_LEVELS),
		lessons: z.int().positive(),
		lesson_minutes: z.int().positive(),
		months: z.number().positive(),
		hours_a_week: z.number().positive(),
		popularity: z.int().min(1).max(100),
		teachers: z.array(text),
		related: z.array(text),
		salary: z
			.strictObject({ from: z.int(), to: z.int(), currency: z.enum(CURRENCIES), as_of: z.iso.date() })
			.nullable(),
		tariffs: z.array(tariffSchema).min(1).max(3),
		starts: z.array(startSchema),
		ru: courseTextSchema,
		en: courseTextSchema,
	})
	.refine((course) => course.status !== "published" || course.starts.length > 0, "a published course has starts")
	.refine(
		(course) => (course.status === "on_pause") === (course.successor !== null),
		"a successor stands with on_pause",
	)
	.refine((course) => sameShape(course.ru, course.en), "both languages have the same modules, results and questions");

export type CourseFile = z.infer<typeof courseFileSchema>;
export type CourseFileText = z.infer<typeof courseTextSchema>;

function sameShape(ru: CourseFileText, en: CourseFileText): boolean {
	const shape = (course: CourseFileText) =>
		JSON.stringify([
			course.modules.map((module) => module.lessons.length),
			course.results.length,
			course.faq.length,
			course.skills.length,
			course.for_whom.length,
			course.description.split(/\n\s*\n/).length,
		]);
	return shape(ru) === shape(en);
}
