import { useTranslate } from "react-admin";
import type { QueuedRequest } from "../../providers/board.ts";

type AskedCourse = Pick<QueuedRequest, "course" | "pause">;

/** The course that is asked about; of one that takes nobody it says so, and which one takes its place. */
export function useCourseWord() {
	const translate = useTranslate();
	return ({ course, pause }: AskedCourse): string | null => {
		if (!course || !pause) return course;
		const words = "resources.requests.coursePause";
		const successor = pause.successor && translate(`${words}.successor`, { title: pause.successor.title });
		const mark = [translate(`${words}.${pause.status}`), successor].filter(Boolean).join(", ");
		return `${course} (${mark})`;
	};
}
