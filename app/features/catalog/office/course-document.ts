import { z } from "zod";
import {
	day,
	optionalRowId,
	optionalWholeNumber,
	rowId,
	slugField,
	wholeNumber,
} from "../../../records/field-rules.ts";
import { leaveEmptyOut } from "../../../records/leave-empty-out.ts";
import { AUDIENCES, COURSE_LEVELS, COURSE_STATUSES } from "../../../shared/course-states.ts";
import { LOCALES } from "../../../shared/localized.ts";
import { CURRENCIES } from "../../../shared/money.ts";
import { SHOWN_STATUSES } from "../shown-statuses.ts";
import { coverField, planetField } from "./art-fields.ts";
import { courseTextField } from "./course-text-fields.ts";
import { tariffsField } from "./tariff-fields.ts";

const SHOWN: readonly string[] = SHOWN_STATUSES;

/** One digit after the point, as it is kept. */
const fraction = z
	.number("number")
	.min(0.1, "tooSmall")
	.max(999, "tooLarge")
	.transform((value) => Math.round(value * 10) / 10);
const links = (most: number) => z.array(rowId).max(most, "tooMany");
const textOrNone = courseTextField.nullish().transform((text) => text ?? undefined);

const wholeCourse = z.object({
	slug: slugField,
	categoryId: rowId,
	audience: z.enum(AUDIENCES, "required"),
	status: z.enum(COURSE_STATUSES, "required"),
	successorId: optionalRowId,
	planet: planetField,
	cover: coverField,
	ageFrom: optionalWholeNumber(3, 99),
	ageTo: optionalWholeNumber(3, 99),
	level: z.enum(COURSE_LEVELS, "required"),
	lessons: wholeNumber(1, 1000),
	lessonMinutes: wholeNumber(1, 600),
	months: fraction,
	weeklyHours: fraction,
	/** Whole units a month. */
	salaryFrom: optionalWholeNumber(1),
	salaryTo: optionalWholeNumber(1),
	salaryCurrency: z
		.enum(CURRENCIES, "required")
		.nullish()
		.transform((value) => value ?? null),
	salaryAsOf: day.nullish().transform((value) => value ?? null),
	popularity: wholeNumber(0, 100),
	texts: z.preprocess(leaveEmptyOut, z.object({ ru: textOrNone, en: textOrNone })),
	teachers: links(20),
	related: links(12),
	tariffs: tariffsField,
});

export type CourseDocument = z.infer<typeof wholeCourse>;

export const courseSchema = wholeCourse.superRefine((course, context) => {
	for (const [path, message] of problemsOf(course)) {
		context.addIssue({ code: "custom", path: path.split("."), message });
	}
});

type Problem = readonly [path: string, message: string];

function problemsOf(course: CourseDocument): Problem[] {
	const problems: Problem[] = [];
	if (course.status === "on_pause" && !course.successorId) problems.push(["successorId", "required"]);
	if (SHOWN.includes(course.status) && course.tariffs.length === 0) problems.push(["tariffs", "required"]);
	if (!course.texts.ru && !course.texts.en) problems.push(["texts", "required"]);
	problems.push(...rangeProblems(course, "ageFrom", "ageTo"), ...rangeProblems(course, "salaryFrom", "salaryTo"));
	// Children are chosen by age in every list; what no list shows may wait for it.
	if (SHOWN.includes(course.status) && course.audience === "children" && course.ageFrom === null)
		problems.push(["ageFrom", "required"]);
	if (course.salaryFrom !== null) {
		if (!course.salaryCurrency) problems.push(["salaryCurrency", "required"]);
		if (!course.salaryAsOf) problems.push(["salaryAsOf", "required"]);
	}
	return [...problems, ...programmeProblems(course)];
}

/** A course that can be joined has a programme in every language that visitors read; one that is being made may not have it yet. */
function programmeProblems({ status, texts }: CourseDocument): Problem[] {
	if (status !== "published") return [];
	return LOCALES.flatMap((locale): Problem[] => {
		const text = texts[locale];
		const isMissing = text && text.state !== "draft" && text.body.modules.length === 0;
		return isMissing ? [[`texts.${locale}.body.modules`, "required"]] : [];
	});
}

type Range = "ageFrom" | "ageTo" | "salaryFrom" | "salaryTo";

/** Both ends or none, in their order. */
function rangeProblems(course: CourseDocument, from: Range, to: Range): Problem[] {
	const [least, most] = [course[from], course[to]];
	if (least === null && most === null) return [];
	if (least === null) return [[from, "required"]];
	if (most === null) return [[to, "required"]];
	return most < least ? [[to, `tooSmall:${least}`]] : [];
}
