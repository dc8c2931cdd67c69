import { useLoaderData } from "react-router";
import { WebinarsPage } from "../../features/webinars/components/webinars-page.tsx";
import { listWebinars } from "../../features/webinars/list-webinars.server.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/webinars";

await needMessages("webinars");

export const handle: DoorHandle = { cache: { params: [] }, scene: "night" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, locale, now, facts, lifetime, path } = door;
	const { changesAt, ...lists } = await listWebinars(db, { locale, now, facts });
	lifetime.until(...changesAt);
	const t = translatorOf(locale, "webinars");
	return {
		lists,
		madeAt: now,
		head: {
			title: t("list.seo.title"),
			description: t("list.seo.description"),
			path,
			locales: LOCALES,
			jsonLd: [crumbsJsonLd(door, { label: t("crumbs.list"), path })],
		},
	};
}

export const meta = metaFromLoader;

export default function WebinarsDoor() {
	const { lists, madeAt } = useLoaderData<typeof loader>();
	return <WebinarsPage lists={lists} madeAt={madeAt} />;
}
