import { useLoaderData } from "react-router";
import { CourseScreen } from "../../features/catalog/components/course/course-screen.tsx";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/course-by-slug";
import { openCourse } from "./open-course.server.ts";

await needMessages("catalog", "courseCard", "instalments");

export const handle: DoorHandle = { cache: { params: ["months", "tariff", "bank"] }, scene: "day" };

/** The short address of a course; its canonical one is `/{category}/{course}`. */
export function loader(args: Route.LoaderArgs) {
	return openCourse(args, { slug: args.params.course });
}

export const meta = metaFromLoader;

export default function CourseBySlugDoor() {
	const { course, terms, form } = useLoaderData<typeof loader>();
	const request = <InlineRequest form={form} />;
	return <CourseScreen course={course} form={request} key={course.slug} terms={terms} />;
}
