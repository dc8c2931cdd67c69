import { calendarFile } from "../../features/webinars/calendar/calendar-file.ts";
import { listWebinarVersions } from "../../features/webinars/list-webinar-versions.server.ts";
import { listWebinars } from "../../features/webinars/list-webinars.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import type { Route } from "./+types/calendar";
import { answerCalendar } from "./answer-calendar.server.ts";

export const handle: DoorHandle = { cache: { params: [] } };

/** Every webinar that one may still come to, for calendars that read it again from time to time. */
export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, facts, siteUrl, lifetime } = await openDoor(args);
	const [{ coming, changesAt }, versions] = await Promise.all([
		listWebinars(db, { locale, now, facts }),
		listWebinarVersions(db),
	]);
	lifetime.until(...changesAt);
	const t = translatorOf(locale, "webinars.calendar");
	const events = coming.map((webinar) => ({
		// One that is moved or renamed is the same event; the past date of one that is held again has left this calendar.
		uid: `webinar-${webinar.id}@${new URL(siteUrl).hostname}`,
		sequence: versions.get(webinar.id) ?? 0,
		title: webinar.title,
		text: webinar.short,
		startsAt: webinar.startsAt,
		minutes: webinar.minutes,
		url: siteUrl + localizePath(webinar.path, locale),
	}));
	const { school } = settings;
	const name = t("name", { school: school[locale] });
	return answerCalendar(calendarFile({ name, school: school.en, now, events }), "webinars");
}
