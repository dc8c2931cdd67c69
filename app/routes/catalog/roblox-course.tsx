import { useLoaderData } from "react-router";
import { RobloxCoursePage } from "../../features/catalog/components/course/roblox/roblox-course-page.tsx";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/roblox-course";
import { openRoblox } from "./open-roblox.server.ts";

await needMessages("catalog", "courseCard");

export const handle: DoorHandle = { cache: { params: [] }, scene: "day" };

export function loader(args: Route.LoaderArgs) {
	return openRoblox(args);
}

export const meta = metaFromLoader;

export default function RobloxCourseDoor() {
	const { view, form } = useLoaderData<typeof loader>();
	return <RobloxCoursePage form={<InlineRequest form={form} />} view={view} />;
}
