import { useLoaderData } from "react-router";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { LowVisionPage } from "../../layout/low-vision/low-vision-page.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { loadTextPage } from "../load-text-page.server.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/low-vision";

await needMessages("lowVision", "pages");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	return loadTextPage(await openDoor(args), { slug: "low-vision", address: "/low-vision" });
}

export const meta = metaFromLoader;

export default function LowVisionDoor() {
	const { page } = useLoaderData<typeof loader>();
	return <LowVisionPage page={page} />;
}
