import { useLoaderData } from "react-router";
import { CapitalPage } from "../../features/money-help/components/capital-page.tsx";
import { needWords } from "../../i18n/word-shelves.ts";
import type { DoorHandle } from "../door-handle.ts";
import { loadTextPage } from "../load-text-page.server.ts";
import { openDoor, pageNotFound } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/capital";

await needWords("pages", "moneyHelp");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { maternity_capital: capital } = door.settings;
	if (!capital) pageNotFound(door);
	return { capital, ...(await loadTextPage(door, { slug: "capital", address: "/capital" })) };
}

export const meta = metaFromLoader;

export default function CapitalDoor() {
	const { page, capital } = useLoaderData<typeof loader>();
	return <CapitalPage capital={capital} page={page} />;
}
