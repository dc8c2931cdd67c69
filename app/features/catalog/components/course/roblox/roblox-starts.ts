import type { CourseView } from "../../../courses/course-view.ts";
import type { StartRow } from "../starts-table.tsx";

/** The groups of several courses in one timetable, the nearest first. */
export function timetableOf(courses: readonly CourseView[]): StartRow[] {
	return courses
		.flatMap(({ slug, title, path, starts }) => starts.map((start) => ({ slug, start, course: { title, path } })))
		.sort((left, right) => left.start.at.getTime() - right.start.at.getTime());
}
