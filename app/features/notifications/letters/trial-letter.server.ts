import { formatDay, formatTime, formatWeekday, formatZone } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { firstReminder } from "../../../shared/due-reminders.ts";
import { isOpenState } from "../../requests/board/request-states.ts";
import type { BookingLetter } from "../../trials/lessons/booking-messages.ts";
import { TRIAL_REMINDERS } from "../../trials/lessons/trial-reminders.ts";
import type { AnnouncedBooking } from "../facts/get-announced-booking.server.ts";
import { greetingName } from "./greeting-name.ts";
import type { Letter, LetterPart } from "./letter.ts";
import { letterSchool } from "./letter-school.ts";
import { letterWords, type Say } from "./letter-words.ts";
import { renderLetter } from "./render-letter.server.ts";

/** A letter about a trial lesson: booked, moved, called off, or a reminder. It leads to the visitor's own page of the lesson. */
export function trialLetter(
	kind: BookingLetter,
	booking: AnnouncedBooking,
	{ siteUrl, now }: { siteUrl: string; now: Date },
): Promise<Letter> {
	const { locale, settings } = booking;
	const say = letterWords(locale);
	const lead = leadOf(kind, booking, { say, now });
	return renderLetter({
		locale,
		subject: say(`trial.subject.${kind}`, { when: sayTime(booking, booking.visitorZone, say) }),
		preview: lead,
		heading: say(`trial.heading.${kind}`),
		parts: body({ kind, booking, lead, siteUrl, say }),
		school: letterSchool(settings, locale),
		siteUrl: `${siteUrl}${localizePath("/", locale)}`,
	});
}

function leadOf(
	kind: BookingLetter,
	{ cancelledBy, startsAt, isCoursePaused, requestStatus }: AnnouncedBooking,
	{ say, now }: { say: Say; now: Date },
): string {
	if (kind === "cancelled") {
		const by = cancelledBy === "visitor" ? "cancelled" : "cancelledBySchool";
		if (!isOpenState(requestStatus)) return say(`trial.lead.${by}Closed`);
		return say(isCoursePaused ? `trial.lead.${by}Paused` : `trial.lead.${by}`);
	}
	return say(`trial.lead.${kind}`, { reminder: firstReminder(TRIAL_REMINDERS, { startsAt, now }) });
}

type Body = {
	readonly kind: BookingLetter;
	readonly booking: AnnouncedBooking;
	readonly lead: string;
	readonly siteUrl: string;
	readonly say: Say;
};

function body({ kind, booking, lead, siteUrl, say }: Body): LetterPart[] {
	const { locale, token, settings } = booking;
	const name = greetingName(booking.name);
	const at = (path: string) => `${siteUrl}${localizePath(path, locale)}`;
	const page = at(`/trial/${token}`);
	const phone = settings.phones[0]?.[locale].label ?? "";
	const isAhead = kind !== "cancelled";
	const mayPickAgain = !isAhead && !booking.isCoursePaused && isOpenState(booking.requestStatus);
	return [
		...(name ? [{ kind: "paragraph", text: say("trial.hello", { name }) } as const] : []),
		{ kind: "lead", text: lead },
		{ kind: "facts", facts: facts(booking, say) },
		{ kind: "button", label: say(mayPickAgain ? "trial.again" : "trial.open"), href: page },
		...(isAhead
			? ([
					{ kind: "small", text: say("trial.calendar", { url: `${page}/trial.ics` }) },
					{ kind: "small", text: say("trial.move", { url: `${page}?move=1` }) },
					{ kind: "small", text: say("trial.cancel", { url: `${page}#cancel` }) },
				] as const)
			: []),
		{ kind: "small", text: say("trial.questions", { phone }) },
		{ kind: "small", text: say("trial.secret") },
		{ kind: "small", text: say("trial.myData", { url: at(`/my/${token}`) }) },
	];
}

function facts(booking: AnnouncedBooking, say: Say): { label: string; value: string }[] {
	const { startsAt, visitorZone, settings, locale, minutes, courseTitle, teacherText } = booking;
	const { zone } = settings.hours;
	const isElsewhere = formatZone(startsAt, visitorZone) !== formatZone(startsAt, zone);
	return [
		{ label: say("trial.when"), value: sayTime(booking, visitorZone, say) },
		...(isElsewhere ? [{ label: say("trial.schoolTime"), value: sayTime(booking, zone, say) }] : []),
		{ label: say("trial.length"), value: say("trial.minutes", { minutes }) },
		{ label: say("trial.teacher"), value: teacherText[locale].name },
		...(courseTitle ? [{ label: say("trial.course"), value: courseTitle }] : []),
	];
}

function sayTime({ startsAt, locale }: Pick<AnnouncedBooking, "startsAt" | "locale">, zone: string, say: Say): string {
	return say("trial.time", {
		day: `${formatDay(startsAt, locale, zone)}, ${formatWeekday(startsAt, locale, zone)}`,
		time: formatTime(startsAt, locale, zone),
		zone: formatZone(startsAt, zone),
	});
}
