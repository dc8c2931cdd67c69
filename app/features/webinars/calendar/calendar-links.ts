import { endsAt } from "../webinar-phase.ts";
import { type CalendarEvent, stamp } from "./calendar-file.ts";

/** Addresses that put an event into calendars on the web; they carry the public page, never anybody's secret. */
export function calendarLinks(event: Omit<CalendarEvent, "uid" | "sequence" | "alarm">): {
	google: string;
	outlook: string;
} {
	const { title, text, startsAt, url } = event;
	const details = `${text}\n${url}`;
	const end = endsAt(event);
	const google = new URLSearchParams({
		action: "TEMPLATE",
		text: title,
		dates: `${stamp(startsAt)}/${stamp(end)}`,
		details,
		location: url,
	});
	const outlook = new URLSearchParams({
		path: "/calendar/action/compose",
		rru: "addevent",
		subject: title,
		startdt: startsAt.toISOString(),
		enddt: end.toISOString(),
		body: details,
		location: url,
	});
	return {
		google: `https://calendar.google.com/calendar/render?${google}`,
		outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
	};
}
