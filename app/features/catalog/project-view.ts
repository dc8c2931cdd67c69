import type { CourseSummary } from "./courses/course-summary.ts";

/** Something that a student has made by a certain month of a course. */
export type ProjectView = {
	readonly title: string;
	/** "Month 6", in the words of the programme. */
	readonly when: string;
	readonly course: Pick<CourseSummary, "title" | "path" | "planet" | "cover" | "categorySlug">;
};
