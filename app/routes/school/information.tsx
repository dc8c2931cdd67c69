import { useLoaderData } from "react-router";
import { InformationPage } from "../../features/pages/components/sveden/information-page.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { loadTextPage } from "../load-text-page.server.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/information";

await needMessages("pages");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	return loadTextPage(await openDoor(args), { slug: "information", address: "/information" });
}

export const meta = metaFromLoader;

export default function InformationDoor() {
	const { page } = useLoaderData<typeof loader>();
	return <InformationPage page={page} />;
}
