import { useLoaderData } from "react-router";
import { describeCredit } from "../../features/catalog/instalments/describe-credit.ts";
import { listTeachers } from "../../features/catalog/list-teachers.server.ts";
import { AboutPage } from "../../features/pages/components/about/about-page.tsx";
import { describeFacts, describeLicence } from "../../features/pages/describe-school.ts";
import { getPage } from "../../features/pages/get-page.server.ts";
import { schoolJsonLd } from "../../features/pages/school-json-ld.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { quoteFacts } from "../../shared/facts.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/about";

await needMessages("courseCard", "pages");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, locale, now, facts, settings, siteUrl } = door;
	const [page, teachers] = await Promise.all([
		getPage(db, { slug: "about", locale, now, facts }),
		listTeachers(db, { locale }),
	]);
	if (!page) pageNotFound(door);
	return {
		page,
		teachers: quoteFacts(teachers, facts),
		facts: describeFacts(settings),
		credit: describeCredit(settings, locale),
		licence: describeLicence(settings, locale),
		head: {
			title: page.seo.title,
			description: page.seo.description,
			path: "/about",
			locales: page.locales,
			jsonLd: [schoolJsonLd(settings, { siteUrl, locale }), crumbsJsonLd(door, { label: page.title, path: "/about" })],
		},
	};
}

export const meta = metaFromLoader;

export default function AboutDoor() {
	const { page, teachers, facts, credit, licence } = useLoaderData<typeof loader>();
	return <AboutPage credit={credit} facts={facts} licence={licence} page={page} teachers={teachers} />;
}
