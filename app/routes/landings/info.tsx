import { useLoaderData } from "react-router";
import { isInfoTopic } from "../../features/landings/info-topics.ts";
import { TextPage } from "../../features/pages/components/text-page.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { loadTextPage } from "../load-text-page.server.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/info";

await needMessages("pages");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { topic } = args.params;
	if (!isInfoTopic(topic)) pageNotFound(door);
	return loadTextPage(door, { slug: `info-${topic}`, address: `/info/${topic}`, noindex: true });
}

export const meta = metaFromLoader;

export default function InfoDoor() {
	const { page } = useLoaderData<typeof loader>();
	return <TextPage page={page} />;
}
