import { useLoaderData } from "react-router";
import { FaqPage } from "../../features/catalog/components/list/faq/faq-page.tsx";
import { faqJsonLd } from "../../features/catalog/courses/course-json-ld.ts";
import { describeCredit } from "../../features/catalog/instalments/describe-credit.ts";
import { listFaq } from "../../features/catalog/list-faq.server.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/faq";

await needMessages("courseCard", "courses");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, locale, facts, settings } = door;
	const groups = await listFaq(db, { locale, facts });
	const t = translatorOf(locale, "courses.faqPage");
	return {
		groups,
		credit: describeCredit(settings, locale),
		head: {
			title: t("seo.title"),
			description: t("seo.description"),
			path: "/faq",
			locales: LOCALES,
			jsonLd: [
				faqJsonLd(groups.flatMap(({ questions }) => questions)),
				crumbsJsonLd(door, { label: t("crumb"), path: "/faq" }),
			],
		},
	};
}

export const meta = metaFromLoader;

export default function FaqDoor() {
	const { groups, credit } = useLoaderData<typeof loader>();
	return <FaqPage credit={credit} groups={groups} />;
}
