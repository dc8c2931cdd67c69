import { useLoaderData } from "react-router";
import { getCourse } from "../../features/catalog/get-course.server.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor, pageNotFound } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/course";

export const handle: DoorHandle = { cache: { params: [] }, scene: "day" };

export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, path, lifetime } = await openDoor(args);
	const course = await getCourse(db, { slug: args.params.course, locale, now, settings });
	if (!course || course.categorySlug !== args.params.category) pageNotFound(path);
	lifetime.until(...course.tariffs.map((tariff) => tariff.price.saleUntil), ...course.starts.map((start) => start.at));
	return {
		course,
		head: { title: course.seo.title, description: course.seo.description, path: course.path, locales: course.locales },
	};
}

export const meta = metaFromLoader;

export default function CourseDoor() {
	const { course } = useLoaderData<typeof loader>();
	return <h1>{course.title}</h1>;
}
