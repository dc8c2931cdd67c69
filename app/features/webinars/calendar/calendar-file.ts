import { endsAt } from "../webinar-phase.ts";

export type CalendarEvent = {
	/** The same for ever, so that a calendar changes the event instead of adding another one. */
	readonly uid: string;
	/** Increases with every move (RFC 5545, section 3.8.7.4); 0 when absent. */
	readonly sequence?: number;
	readonly title: string;
	readonly text: string;
	readonly startsAt: Date;
	readonly minutes: number;
	/** Absolute. */
	readonly url: string;
	/** How many minutes before the start to remind; absent in the calendar of all webinars. */
	readonly alarm?: number;
};

type Calendar = {
	readonly name: string;
	/** The name of the school for programs, in English whatever the language. */
	readonly school: string;
	readonly now: Date;
	readonly events: readonly CalendarEvent[];
};

/** The longest line in octets, without its end (RFC 5545, section 3.1). */
const LINE_LIMIT = 75;

/**
 * An iCalendar file (RFC 5545): times in UTC, lines folded by octets, CRLF. It names no method: a published event needs an organizer
 * (RFC 5546, section 3.2.1), whom calendar programs would write to.
 */
export function calendarFile({ name, school, now, events }: Calendar): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeText(school)}//Webinars//EN`,
		"CALSCALE:GREGORIAN",
		`X-WR-CALNAME:${escapeText(name)}`,
		...events.flatMap((event) => eventLines(event, now)),
		"END:VCALENDAR",
	];
	return `${lines.map(fold).join("\r\n")}\r\n`;
}

function eventLines(event: CalendarEvent, now: Date): string[] {
	const alarm =
		event.alarm === undefined
			? []
			: [
					"BEGIN:VALARM",
					"ACTION:DISPLAY",
					`DESCRIPTION:${escapeText(event.title)}`,
					`TRIGGER:-PT${event.alarm}M`,
					"END:VALARM",
				];
	return [
		"BEGIN:VEVENT",
		`UID:${event.uid}`,
		`SEQUENCE:${event.sequence ?? 0}`,
		`DTSTAMP:${stamp(now)}`,
		`DTSTART:${stamp(event.startsAt)}`,
		`DTEND:${stamp(endsAt(event))}`,
		`SUMMARY:${escapeText(event.title)}`,
		`DESCRIPTION:${escapeText(event.text)}`,
		`URL:${event.url}`,
		...alarm,
		"END:VEVENT",
	];
}

/** `20261201T160000Z`. */
export function stamp(instant: Date): string {
	return instant.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escapeText(text: string): string {
	return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Folds a line without splitting a character. */
function fold(line: string): string {
	const folded: string[] = [];
	let part = "";
	let octets = 0;
	for (const letter of line) {
		const size = new TextEncoder().encode(letter).length;
		if (octets + size > LINE_LIMIT) {
			folded.push(part);
			// The space that begins a continuation line counts too.
			part = " ";
			octets = 1;
		}
		part += letter;
		octets += size;
	}
	return [...folded, part].join("\r\n");
}
