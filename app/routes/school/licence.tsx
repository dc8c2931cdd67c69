import { useLoaderData } from "react-router";
import { LicencePage } from "../../features/pages/components/licence-page.tsx";
import { describeLicence } from "../../features/pages/describe-school.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { loadTextPage } from "../load-text-page.server.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/licence";

await needMessages("pages");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const text = await loadTextPage(door, { slug: "licence", address: "/licence" });
	return { licence: describeLicence(door.settings, door.locale), ...text };
}

export const meta = metaFromLoader;

export default function LicenceDoor() {
	const { page, licence } = useLoaderData<typeof loader>();
	return <LicencePage licence={licence} page={page} />;
}
