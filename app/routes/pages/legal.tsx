import { useLoaderData } from "react-router";
import { LegalDocument } from "../../features/pages/components/legal/legal-document.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/legal";
import { loadLegalDocument } from "./load-legal-document.server.ts";

await needMessages("pages");

export const handle: DoorHandle = { cache: { params: ["version", "changes"] }, scene: "paper" };

export function loader(args: Route.LoaderArgs) {
	return loadLegalDocument(args);
}

export const meta = metaFromLoader;

export default function LegalDoor() {
	const { document } = useLoaderData<typeof loader>();
	return <LegalDocument document={document} key={document.kind} />;
}
