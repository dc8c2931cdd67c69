import { listIndexedPages } from "../../features/discovery/sitemap/list-indexed-pages.server.ts";
import { writeSitemapIndex } from "../../features/discovery/sitemap/write-sitemap.ts";
import { siteUrlsOf } from "../../i18n/locale-domains.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import type { Route } from "./+types/sitemap-index";
import { answerXml } from "./answer-xml.server.ts";
import { nextSitemapChange } from "./next-sitemap-change.server.ts";

export const handle: DoorHandle = { cache: { params: [] } };

export async function loader(args: Route.LoaderArgs) {
	const { db, now, settings, environment, lifetime } = await openDoor(args);
	lifetime.until(...(await nextSitemapChange(db, now)));
	return answerXml(writeSitemapIndex(await listIndexedPages(db, { now, settings }), siteUrlsOf(environment)));
}
