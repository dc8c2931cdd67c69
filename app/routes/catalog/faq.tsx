import { useLoaderData } from "react-router";
import { createTranslator } from "use-intl/core";
import { FaqPage } from "../../features/catalog/components/list/faq/faq-page.tsx";
import { breadcrumbJsonLd, faqJsonLd } from "../../features/catalog/course-json-ld.ts";
import { listFaq } from "../../features/catalog/list-faq.server.ts";
import { needWords, wordsOf } from "../../i18n/word-shelves.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/faq";

await needWords("courses");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const { db, locale, facts, settings, siteUrl } = await openDoor(args);
	const groups = await listFaq(db, { locale, facts });
	const t = createTranslator({ locale, messages: wordsOf(locale), namespace: "courses.faqPage" });
	const site = { siteUrl, siteName: settings.school[locale], locale };
	const crumbs = [
		{ label: t("home"), path: "/" },
		{ label: t("crumb"), path: "/faq" },
	];
	return {
		groups,
		head: {
			title: t("seo.title"),
			description: t("seo.description"),
			path: "/faq",
			locales: LOCALES,
			jsonLd: [faqJsonLd(groups.flatMap(({ questions }) => questions)), breadcrumbJsonLd(crumbs, site)],
		},
	};
}

export const meta = metaFromLoader;

export default function FaqDoor() {
	const { groups } = useLoaderData<typeof loader>();
	return <FaqPage groups={groups} />;
}
