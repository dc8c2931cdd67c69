import type { CourseCard } from "./course-card.ts";

/** Something that a student has made by a certain month of a course. */
export type ProjectView = {
	readonly title: string;
	/** "Month 6", in the words of the programme. */
	readonly when: string;
	readonly course: Pick<CourseCard, "title" | "path" | "planet" | "cover" | "categorySlug">;
};
