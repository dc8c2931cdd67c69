import { useLoaderData } from "react-router";
import { LegalScreen } from "../../features/pages/components/legal/legal-screen.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/politica";
import { loadLegalDocument } from "./load-legal-document.server.ts";

export const handle: DoorHandle = { cache: { params: ["version", "changes"] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	return loadLegalDocument(args, "privacy");
}

export const meta = metaFromLoader;

export default function PoliticaDoor() {
	const { document } = useLoaderData<typeof loader>();
	return <LegalScreen document={document} />;
}
