import { redirect, useLoaderData } from "react-router";
import { ComparePage } from "../../features/catalog/components/list/compare/compare-page.tsx";
import { comparedSearch, readComparedSlugs } from "../../features/catalog/components/list/compared-courses.ts";
import { getComparison } from "../../features/catalog/courses/get-comparison.server.ts";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/compare";

await needMessages("courseCard", "courses");

export const handle: DoorHandle = { cache: { params: ["courses"] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, query, lifetime } = await openDoor(args);
	const asked = query.getAll("courses");
	const slugs = readComparedSlugs(asked);
	const isSpeltRight = asked.length < 2 && (slugs.length === 0 || slugs.join(",") === asked[0]);
	if (!isSpeltRight) {
		throw redirect(localizePath("/compare", locale) + comparedSearch(slugs));
	}
	lifetime.until(await nextCatalogueChange(db, now));
	const t = translatorOf(locale, "courses.comparison");
	return {
		comparison: await getComparison(db, { slugs, locale, now, settings }),
		head: {
			title: t("seo.title"),
			description: t("seo.description"),
			path: "/compare",
			locales: LOCALES,
			noindex: true,
		},
	};
}

export const meta = metaFromLoader;

export default function CompareDoor() {
	const { comparison } = useLoaderData<typeof loader>();
	return <ComparePage comparison={comparison} />;
}
