import { useLoaderData } from "react-router";
import { CourseScreen } from "../../features/catalog/components/course/course-screen.tsx";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/course";
import { openCourse } from "./open-course.server.ts";

await needMessages("catalog", "courseCard", "instalments");

export const handle: DoorHandle = { cache: { params: ["months", "tariff", "bank"] }, scene: "day" };

/** A course at its own address, `/{category}/{course}`, or at the short one, `/c/{course}`. */
export function loader(args: Route.LoaderArgs) {
	const { course: slug, category } = args.params;
	return openCourse(args, { slug, category });
}

export const meta = metaFromLoader;

export default function CourseDoor() {
	const { course, terms, form } = useLoaderData<typeof loader>();
	const request = <InlineRequest form={form} />;
	return <CourseScreen course={course} form={request} key={course.slug} terms={terms} />;
}
