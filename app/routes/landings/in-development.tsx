import { useLoaderData } from "react-router";
import { TextPage } from "../../features/pages/components/text-page.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { Art } from "../../ui/art/art.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { loadTextPage } from "../load-text-page.server.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/in-development";

await needMessages("pages");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	return loadTextPage(await openDoor(args), { slug: "in-development", address: "/in-development", noindex: true });
}

export const meta = metaFromLoader;

export default function InDevelopmentDoor() {
	const { page } = useLoaderData<typeof loader>();
	return (
		<TextPage page={page}>
			<Art name="telescope" width={200} />
		</TextPage>
	);
}
