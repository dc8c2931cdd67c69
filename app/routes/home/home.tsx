import { useLoaderData } from "react-router";
import { faqJsonLd } from "../../features/catalog/courses/course-json-ld.ts";
import { addressSitePicture } from "../../features/discovery/pictures/address-page-picture.server.ts";
import { HomePage } from "../../features/home/components/home-page.tsx";
import { getHome } from "../../features/home/get-home.server.ts";
import { homeJsonLd } from "../../features/home/home-json-ld.ts";
import { LOCALES } from "../../i18n/locales.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { childAges } from "../../shared/facts.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/home";

export const handle: DoorHandle = { cache: { params: [] }, scene: "night" };

export async function loader(args: Route.LoaderArgs) {
	const { db, takesForeignCards, locale, now, settings, facts, siteUrl, lifetime } = await openDoor(args);
	const { home, changesAt } = await getHome(db, {
		locale,
		now,
		settings,
		takesForeignCards,
	});
	lifetime.until(...changesAt);
	const t = translatorOf(locale, "home.seo");
	const ages = childAges(facts);
	const description = t("description", ages);
	return {
		home,
		head: {
			title: t("title", { school: settings.school[locale] }),
			description,
			path: "/",
			locales: LOCALES,
			picture: addressSitePicture("home", { locale, facts }),
			jsonLd: [...homeJsonLd({ settings, locale, siteUrl, description }), faqJsonLd(home.questions)],
		},
	};
}

export const meta = metaFromLoader;

export default function HomeDoor() {
	const { home } = useLoaderData<typeof loader>();
	return <HomePage home={home} />;
}
