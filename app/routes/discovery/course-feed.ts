import { listCategories } from "../../features/catalog/categories/list-categories.server.ts";
import { nextCatalogueChange } from "../../features/catalog/next-catalogue-change.server.ts";
import { listFeedOffers } from "../../features/discovery/feed/list-feed-offers.server.ts";
import { writeCourseFeed } from "../../features/discovery/feed/write-course-feed.ts";
import { addressCoursePicture } from "../../features/discovery/pictures/address-page-picture.server.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { childAges, quoteFacts } from "../../shared/facts.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import type { Route } from "./+types/course-feed";
import { answerXml } from "./answer-xml.server.ts";

export const handle: DoorHandle = { cache: { params: [] } };

/** Every tariff that can be bought, for the search of courses of Yandex; in Russian and roubles. */
export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, facts, siteUrl, lifetime } = await openDoor(args);
	const [offers, categories] = await Promise.all([listFeedOffers(db, { now, settings }), listCategories(db, locale)]);
	lifetime.until(await nextCatalogueChange(db, now));
	const t = translatorOf(locale, "home.seo");
	const feed = writeCourseFeed(offers, {
		name: settings.school[locale],
		company: settings.requisites.legal_name[locale],
		email: settings.email,
		description: t("description", childAges(facts)),
		siteUrl,
		now,
		categories: quoteFacts(categories, facts).map(({ slug, title }) => ({
			slug,
			title,
			rubric: settings.yandex_rubrics[slug],
		})),
		pictureOf: ({ card }) => siteUrl + addressCoursePicture(card, { locale, facts }).path,
	});
	return answerXml(feed);
}
