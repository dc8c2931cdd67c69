import { redirect, useActionData, useLoaderData } from "react-router";
import { createRequestMessages } from "../../features/notifications/queueing/create-request-messages.server.ts";
import { calendarLinks } from "../../features/webinars/calendar/calendar-links.ts";
import { JoinedPage } from "../../features/webinars/components/joined-page.tsx";
import { getJoined } from "../../features/webinars/get-joined.server.ts";
import { cancelRegistration } from "../../features/webinars/registrations/cancel-registration.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import { LostToast } from "../../ui/notice/lost-toast.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { keepPage } from "../keep-page.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import { readFormTexts } from "../read-form-texts.server.ts";
import { withoutBase } from "../without-base.server.ts";
import type { Route } from "./+types/joined";

await needMessages("webinars");

export const handle: DoorHandle = { scene: "night" };

export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, facts, siteUrl } = await openDoor(args);
	const joined = await getJoined(db, { token: args.params.token, locale, now, facts });
	if (!joined) pageNotFound({ path: "/webinars/joined", locale });
	const { title, short, startsAt, minutes, path } = joined.webinar;
	const url = siteUrl + localizePath(path, joined.webinarLocale);
	const t = translatorOf(locale, "webinars");
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
	const { intent } = readFormTexts(await args.request.formData());
	if (intent === "cancel") {
		await cancelRegistration(db, { token: args.params.token, now }, createRequestMessages(jobs));
	}
	return redirect(withoutBase(args.url.pathname), 303);
}

/** Without a connection, and when the school fails, what was typed stays on the page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return keepPage(() => serverAction());
}

export const meta = metaFromLoader;

export default function JoinedDoor() {
	const { joined, calendars, madeAt } = useLoaderData<typeof loader>();
	const said = useActionData<typeof clientAction>();
	return (
		<>
			<JoinedPage calendars={calendars} joined={joined} madeAt={madeAt} />
			<LostToast lost={said?.lost} />
		</>
	);
}
