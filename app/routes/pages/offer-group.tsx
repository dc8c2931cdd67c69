import { useLoaderData } from "react-router";
import { LegalDocument } from "../../features/pages/components/legal/legal-document.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/offer-group";
import { loadLegalDocument } from "./load-legal-document.server.ts";

await needMessages("pages");

export const handle: DoorHandle = { cache: { params: ["version", "changes"] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	return loadLegalDocument(args, "offer-group");
}

export const meta = metaFromLoader;

export default function OfferGroupDoor() {
	const { document } = useLoaderData<typeof loader>();
	return <LegalDocument document={document} />;
}
