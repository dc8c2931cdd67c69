import { useLoaderData } from "react-router";
import { RobloxGroupsPage } from "../../features/catalog/components/course/roblox/roblox-groups-page.tsx";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/roblox-groups";
import { openRoblox } from "./open-roblox.server.ts";

await needMessages("catalog", "courses");

export const handle: DoorHandle = { cache: { params: ["course"] }, scene: "day" };

export async function loader(args: Route.LoaderArgs) {
	return { ...(await openRoblox(args)), asked: args.url.searchParams.get("course") ?? undefined };
}

export const meta = metaFromLoader;

export default function RobloxGroupsDoor() {
	const { view, form, asked } = useLoaderData<typeof loader>();
	return <RobloxGroupsPage asked={asked} form={<InlineRequest form={form} />} view={view} />;
}
