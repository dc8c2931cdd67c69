import { enrolmentOf } from "../../places/enrolment.ts";
import { CoursePage, type CoursePageProps } from "./course-page.tsx";
import { DevelopmentPage } from "./development-page.tsx";

/** The page that fits the state of a course. */
export function CourseScreen(props: CoursePageProps) {
	return enrolmentOf(props.course) === "development" ? <DevelopmentPage {...props} /> : <CoursePage {...props} />;
}
