import { useLoaderData } from "react-router";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { SvedenPage } from "../../features/pages/components/sveden/sveden-page.tsx";
import { getSvedenTable } from "../../features/pages/get-sveden-table.server.ts";
import { isSvedenSection, svedenPage, svedenPath } from "../../features/pages/sveden-sections.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import type { DoorHandle } from "../door-handle.ts";
import { loadTextPage } from "../load-text-page.server.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/sveden";

await needMessages("pages");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { section } = args.params;
	if (!isSvedenSection(section)) pageNotFound(door);
	const t = translatorOf(door.locale, "pages.sveden");
	const above = [{ label: t("title"), path: "/information" }];
	const [text, table] = await Promise.all([
		loadTextPage(door, { slug: svedenPage(section), address: svedenPath(section), itemprops: true, above }),
		getSvedenTable(door.db, { section, facts: door.facts, ...door.view }),
	]);
	door.lifetime.until(await nextCatalogueChange(door.db, door.now));
	return { section, table, ...text };
}

export const meta = metaFromLoader;

export default function SvedenDoor() {
	const { page, section, table } = useLoaderData<typeof loader>();
	return <SvedenPage page={page} section={section} table={table} />;
}
