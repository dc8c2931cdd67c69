import { useLoaderData } from "react-router";
import { RobloxCourseScreen } from "../../features/catalog/components/course/roblox/roblox-course-screen.tsx";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/roblox-course";
import { openRoblox } from "./open-roblox.server.ts";

export const handle: DoorHandle = { cache: { params: [] }, scene: "day" };

export function loader(args: Route.LoaderArgs) {
	return openRoblox(args);
}

export const meta = metaFromLoader;

export default function RobloxCourseDoor() {
	const { view, form, holdDays } = useLoaderData<typeof loader>();
	return <RobloxCourseScreen form={<InlineRequest form={form} holdDays={holdDays} />} view={view} />;
}
