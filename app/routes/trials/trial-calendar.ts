import { getTrial } from "../../features/trials/get-trial.server.ts";
import { calendarFile } from "../../features/webinars/calendar/calendar-file.ts";
import { localizePath } from "../../i18n/locales.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import { answerCalendar } from "../webinars/answer-calendar.server.ts";
import type { Route } from "./+types/trial-calendar";

await needMessages("trials");

const ALARM_MINUTES = 60;

/** The lesson that is booked, with the way to its page; never kept. 404 while there is none. */
export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, siteUrl } = await openDoor(args);
	const { token } = args.params;
	const question = { token, locale, now, settings, zone: undefined, day: undefined, isMoving: false };
	const trial = await getTrial(db, question);
	const booking = trial?.booking;
	if (!booking || booking.status === "cancelled") pageNotFound({ path: "/trial", locale });
	const { id, version, startsAt, minutes, teacher } = booking;
	const t = translatorOf(locale, "trials.calendar");
	const school = settings.school[locale];
	const url = siteUrl + localizePath(`/trial/${token}`, locale);
	const event = {
		// It never changes, so that a lesson that is moved moves in the calendar too.
		uid: `trial-${id}@${new URL(siteUrl).hostname}`,
		sequence: version - 1,
		title: t("title", { school }),
		text: t("fileText", { teacher: teacher.name, url }),
		...{ startsAt, minutes, url, alarm: ALARM_MINUTES },
	};
	const name = t("name", { school });
	return answerCalendar(calendarFile({ name, school: settings.school.en, now, events: [event] }), "trial");
}
