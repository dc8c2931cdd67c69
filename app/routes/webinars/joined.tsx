import { redirect, useLoaderData } from "react-router";
import { createTranslator } from "use-intl/core";
import { createMessageSender } from "../../features/notifications/queueing/create-message-sender.server.ts";
import { calendarLinks } from "../../features/webinars/calendar-links.ts";
import { cancelRegistration } from "../../features/webinars/cancel-registration.server.ts";
import { JoinedPage } from "../../features/webinars/components/joined-page.tsx";
import { getJoined } from "../../features/webinars/get-joined.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { needWords, wordsOf } from "../../i18n/word-shelves.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor, pageNotFound, withoutBase } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/joined";

await needWords("webinars");

export const handle: DoorHandle = { scene: "night" };

export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, facts, siteUrl } = await openDoor(args);
	const joined = await getJoined(db, { token: args.params.token, locale, now, facts });
	if (!joined) pageNotFound("/webinars/joined");
	const { title, short, startsAt, minutes, path } = joined.webinar;
	const url = siteUrl + localizePath(path, joined.webinarLocale);
	const t = createTranslator({ locale, messages: wordsOf(locale), namespace: "webinars" });
	return {
		joined,
		madeAt: now,
		calendars: calendarLinks({ title, text: short, startsAt, minutes, url }),
		head: {
			title: t("joined.title"),
			description: t("list.seo.description"),
			path: "/webinars/joined",
			locales: LOCALES,
			noindex: true,
		},
	};
}

/** Gives the place back. */
export async function action(args: Route.ActionArgs) {
	const { db, jobs, now } = await openDoor(args);
	const form = await args.request.formData();
	if (form.get("intent") === "cancel") {
		await cancelRegistration(db, { token: args.params.token, now }, createMessageSender(jobs));
	}
	return redirect(withoutBase(args.url.pathname), 303);
}

export const meta = metaFromLoader;

export default function JoinedDoor() {
	const { joined, calendars, madeAt } = useLoaderData<typeof loader>();
	return <JoinedPage calendars={calendars} joined={joined} madeAt={madeAt} />;
}
