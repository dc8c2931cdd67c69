import type { CourseView, StartView } from "./course-view.ts";

/** True when the tariff is taught in groups and every coming one is full. Lessons without a timetable of ours are never full. */
export function isTariffFull(starts: readonly StartView[], tariffCode: string): boolean {
	const groups = starts.filter((start) => start.tariffCode === tariffCode);
	return groups.length > 0 && groups.every((group) => group.seatsFree === 0);
}

/** The group that a course page speaks of first: the nearest with a free place, or the nearest of all. */
export function nextGroup({ starts }: Pick<CourseView, "starts">): StartView | undefined {
	return starts.find((start) => start.seatsFree > 0) ?? starts[0];
}
