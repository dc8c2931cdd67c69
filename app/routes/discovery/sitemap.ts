import { listIndexedPages } from "../../features/discovery/sitemap/list-indexed-pages.server.ts";
import { sitemapPath, writeSitemap } from "../../features/discovery/sitemap/write-sitemap.ts";
import { siteUrlsOf } from "../../i18n/locale-domains.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/sitemap";
import { answerXml } from "./answer-xml.server.ts";
import { nextSitemapChange } from "./next-sitemap-change.server.ts";

export const handle: DoorHandle = { cache: { params: [] } };

/** The sitemap of the language that the file name contains. */
export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, now, settings, environment, path, lifetime } = door;
	const locale = LOCALES.find((code) => sitemapPath(code) === path) ?? pageNotFound(door);
	lifetime.until(...(await nextSitemapChange(db, now)));
	const pages = await listIndexedPages(db, { now, settings });
	return answerXml(writeSitemap(pages, { locale, urls: siteUrlsOf(environment) }));
}
