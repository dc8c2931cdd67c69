import { useLoaderData } from "react-router";
import { nextPostChange } from "../../features/blog/visible-post.server.ts";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { SearchScreen } from "../../features/search/components/search-screen.tsx";
import { searchSite } from "../../features/search/search-site.server.ts";
import { readSearchFilters, SEARCH_PARAMS, searchPath } from "../../features/search/search-view.ts";
import { nextWebinarChange } from "../../features/webinars/visible-webinar.server.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/search";

export const handle: DoorHandle = { cache: { params: SEARCH_PARAMS }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, facts, query, settings, lifetime } = await openDoor(args);
	const filters = readSearchFilters(query);
	const search = await searchSite(db, { filters, locale, now, facts, settings });
	lifetime.until(await nextPostChange(db, now), await nextWebinarChange(db, now), await nextCatalogueChange(db, now));
	const t = translatorOf(locale, "search.seo");
	const school = settings.school[locale];
	return {
		search,
		head: {
			title: filters.q ? t("query", { query: filters.q, school }) : t("title", { school }),
			description: t("description"),
			path: searchPath(filters),
			locales: LOCALES,
			noindex: true,
		},
	};
}

export const meta = metaFromLoader;

export default function SearchDoor() {
	const { search } = useLoaderData<typeof loader>();
	return <SearchScreen search={search} />;
}
