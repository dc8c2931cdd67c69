import { useLoaderData } from "react-router";
import {
	canonicalReviewSearch,
	REVIEW_PARAMS,
	readReviewFilters,
} from "../../features/catalog/components/list/reviews/review-filters.ts";
import { ReviewsPage } from "../../features/catalog/components/list/reviews/reviews-page.tsx";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { getReviewList } from "../../features/catalog/reviews/get-review-list.server.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/reviews";

await needMessages("courses");

export const handle: DoorHandle = { cache: { params: REVIEW_PARAMS }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, locale, now, facts, query, lifetime } = door;
	const list = await getReviewList(db, { filters: readReviewFilters(query), locale, now, facts });
	if (!list) pageNotFound(door);
	lifetime.until(await nextCatalogueChange(db, now));
	const t = translatorOf(locale, "courses.reviews");
	const onPage = (text: string) => (list.page > 1 ? t("seo.page", { page: list.page, text }) : text);
	return {
		list,
		head: {
			title: onPage(t("seo.title")),
			description: onPage(t("seo.description", { count: list.summary.count })),
			path: `/reviews${canonicalReviewSearch(list)}`,
			locales: LOCALES,
			jsonLd: [crumbsJsonLd(door, { label: t("crumb"), path: "/reviews" })],
		},
	};
}

export const meta = metaFromLoader;

export default function ReviewsDoor() {
	const { list } = useLoaderData<typeof loader>();
	return <ReviewsPage list={list} />;
}
