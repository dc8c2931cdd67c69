import type { CourseView } from "../courses/course-view.ts";

/** Whether one can join a course now: yes, when a place is free, not while it is on pause, or not yet. */
export type Enrolment = "open" | "full" | "paused" | "development";

export function enrolmentOf({ status, isSoldOut }: Pick<CourseView, "status" | "isSoldOut">): Enrolment {
	if (status === "in_development") return "development";
	if (status === "on_pause") return "paused";
	return isSoldOut ? "full" : "open";
}
