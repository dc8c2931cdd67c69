import type { ComparedCourse } from "./comparison-view.ts";

/** Rows of the comparison from the top down. */
export const COMPARE_ROWS = [
	"ages",
	"level",
	"length",
	"lessons",
	"hours",
	"formats",
	"price",
	"monthly",
	"start",
	"seats",
	"made",
	"tools",
	"notFor",
] as const;
export type CompareRow = (typeof COMPARE_ROWS)[number];

/** What of a course decides whether a row differs. */
const VALUES: Readonly<Record<CompareRow, (course: ComparedCourse) => unknown>> = {
	ages: ({ ages }) => ages && [ages.from, ages.to],
	level: ({ level }) => level,
	length: ({ months }) => months,
	lessons: ({ lessons }) => lessons,
	hours: ({ weeklyHours }) => weeklyHours,
	formats: ({ formats }) => [...new Set(formats)].sort(),
	price: ({ offer }) => offer?.price.full,
	monthly: ({ offer }) => offer && [offer.price.monthly, offer.price.months],
	start: ({ offer }) => offer && [offer.nextStart?.at.getTime()],
	seats: ({ offer }) => offer?.nextStart?.seatsFree,
	made: ({ made }) => made,
	tools: ({ tools }) => [...tools].sort(),
	notFor: ({ prerequisites, ages, level }) => [prerequisites, ages?.from, ages?.to, level],
};

/** The rows in which the courses differ; none while there is nothing to compare. */
export function differingRows(courses: readonly ComparedCourse[]): ReadonlySet<CompareRow> {
	const differs = COMPARE_ROWS.filter(
		(row) => new Set(courses.map((course) => JSON.stringify(VALUES[row](course)))).size > 1,
	);
	return new Set(differs);
}
