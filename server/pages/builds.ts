import type { ServerBuild } from "react-router";
import { listCatalogPaths } from "../../app/features/catalog/list-catalog-paths.server.ts";
import { listUntoldPages } from "../../app/features/pages/list-untold-pages.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import { localizePath } from "../../app/i18n/locales.ts";
import type { School } from "../../app/request-context.server.ts";
import { BUILD_ID, BUILD_TIME } from "../../app/shared/build-id.ts";
import { MINUTE_MS } from "../../app/shared/durations.ts";
import { LOCALES } from "../../app/shared/localized.ts";
import { createDoorFinder, type Door } from "../addresses/door-finder.ts";
import { COMMON_HEADERS } from "./security-headers.ts";
import type { RenderedPage } from "./stored-page.ts";

/** What a cacheable pattern promises: the page depends on its address alone, of the query on these parameters. */
type RouteRule = { readonly cache: true; readonly query: readonly string[] };
type RouteMatcher = Record<"static" | "wildcard" | "dynamic", Record<string, RouteRule>>;

const META_LIFETIME_MS = 10 * MINUTE_MS;

/** `builds/latest.json`: the build that serves now. */
export const LATEST_BUILD = { id: BUILD_ID, timestamp: BUILD_TIME } as const;

/** `builds/meta/{id}.json`: which routes of the build are cacheable, and the addresses of such pages, below the base path. */
export function createBuildMeta(build: ServerBuild | (() => Promise<ServerBuild>), school: School) {
	return async function renderBuildMeta(): Promise<RenderedPage> {
		const { doors } = createDoorFinder(typeof build === "function" ? await build() : build);
		const matcher = matchCacheable(doors);
		const prerendered = await listCacheablePaths(Object.keys(matcher.static), school);
		const { id, timestamp } = LATEST_BUILD;
		return {
			status: 200,
			headers: {
				...COMMON_HEADERS,
				"content-type": "application/json; charset=utf-8",
				"cache-control": "public, no-cache",
			},
			body: Buffer.from(JSON.stringify({ id, timestamp, matcher, prerendered })),
			expiresAt: new Date(school.clock.now().getTime() + META_LIFETIME_MS),
		};
	};
}

/** The cacheable doors by the kind of their pattern. */
export function matchCacheable(doors: readonly Pick<Door, "path" | "handle">[]): RouteMatcher {
	const matcher: RouteMatcher = { static: {}, wildcard: {}, dynamic: {} };
	for (const { path, handle } of doors) {
		if (!handle.cache) continue;
		const kind = path.endsWith("*") ? "wildcard" : path.includes(":") ? "dynamic" : "static";
		matcher[kind][`/${path}`] = { cache: true, query: handle.cache.params };
	}
	return matcher;
}

async function listCacheablePaths(staticPaths: readonly string[], { db, clock }: School): Promise<string[]> {
	const settings = await getSiteSettings(db);
	const view = { now: clock.now(), months: settings.facts.instalment_default.value };
	const pages = await listUntoldPages(db, view.now);
	const untold = new Set(pages.map(({ slug, locale }) => localizePath(`/${slug}`, locale)));
	const doors = staticPaths.filter((path) => !untold.has(path));
	const catalogs = await Promise.all(
		LOCALES.map(async (locale) =>
			(await listCatalogPaths(db, { ...view, locale })).map((path) => localizePath(path, locale)),
		),
	);
	return [...new Set([...doors, ...catalogs.flat()])].sort();
}
