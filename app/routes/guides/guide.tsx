import { useLoaderData } from "react-router";
import { GuidePage } from "../../features/guides/components/guide-page.tsx";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/guide";
import { loadGuide } from "./load-guide.server.ts";

await needMessages("guides", "pages");

export const handle: DoorHandle = { cache: { params: ["link"] }, scene: "paper" };

export function loader(args: Route.LoaderArgs) {
	return loadGuide(args);
}

export const meta = metaFromLoader;

export default function GuideDoor() {
	const { page, guide, form, head, isExpired } = useLoaderData<typeof loader>();
	const request = <InlineRequest form={form} />;
	return <GuidePage guide={guide} isExpired={isExpired} key={head.path} page={page} request={request} />;
}
