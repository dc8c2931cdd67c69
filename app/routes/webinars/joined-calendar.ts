import { calendarFile } from "../../features/webinars/calendar/calendar-file.ts";
import { getJoined } from "../../features/webinars/get-joined.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/joined-calendar";
import { answerCalendar } from "./answer-calendar.server.ts";

const ALARM_MINUTES = 10;

/** The webinar of one who registered, with the way to his page; never kept. 404 once the place was given back or the webinar called off. */
export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, facts, settings, siteUrl } = await openDoor(args);
	const joined = await getJoined(db, { token: args.params.token, locale, now, facts });
	if (!joined || joined.isCancelled || joined.webinar.isCancelled) pageNotFound({ path: "/webinars/joined", locale });
	const { slug, kind, title, short, startsAt, minutes } = joined.webinar;
	const t = translatorOf(locale, "webinars.calendar");
	const url = siteUrl + localizePath(`/webinars/joined/${joined.token}`, locale);
	// The id of the registration: a webinar that is moved or renamed is the same event at another time.
	const uid = `webinar-registration-${joined.id}@${new URL(siteUrl).hostname}`;
	const text = t("joinedText", { kind, short, url });
	const sequence = Math.floor((joined.movedAt?.getTime() ?? 0) / 1000);
	const event = { uid, sequence, title, text, startsAt, minutes, url, alarm: ALARM_MINUTES };
	const { school } = settings;
	const name = t("name", { school: school[locale] });
	return answerCalendar(calendarFile({ name, school: school.en, now, events: [event] }), slug);
}
