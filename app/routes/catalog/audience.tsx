import { useLoaderData } from "react-router";
import { AUDIENCE_PATHS } from "../../features/catalog/audience-paths.ts";
import { FILTER_PARAMS, LOCAL_FILTERS } from "../../features/catalog/components/list/course-filters.ts";
import { CourseListPage } from "../../features/catalog/components/list/course-list-page.tsx";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { pageAt } from "../page-at.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/audience";
import { loadCourseList } from "./load-course-list.server.ts";

await needMessages("courseCard", "courses");

export const handle: DoorHandle = { cache: { params: FILTER_PARAMS }, local: LOCAL_FILTERS, scene: "day" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	return loadCourseList(door, { audience: pageAt(AUDIENCE_PATHS, door) });
}

export const meta = metaFromLoader;

export default function AudienceDoor() {
	const { list, form } = useLoaderData<typeof loader>();
	return <CourseListPage key={list.path} list={list} request={<InlineRequest form={form} />} />;
}
