import { formatDay, formatTime, formatWeekday, formatZone } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import type { RegistrationLetter } from "../../webinars/registration-messages.ts";
import type { AnnouncedRegistration } from "../facts/get-announced-registration.server.ts";
import { greetingName } from "./greeting-name.ts";
import type { Letter, LetterPart } from "./letter.ts";
import { letterSchool } from "./letter-school.ts";
import { letterWords, type Say } from "./letter-words.ts";
import { renderLetter } from "./render-letter.server.ts";

/** A letter to somebody who registered. It leads to his page; the address of the broadcast stands in no letter. */
export function webinarLetter(
	kind: RegistrationLetter,
	registration: AnnouncedRegistration,
	siteUrl: string,
): Promise<Letter> {
	const { locale, settings, title } = registration;
	const say = letterWords(locale);
	const home = `${siteUrl}${localizePath("/", locale)}`;
	return renderLetter({
		locale,
		subject: say(`webinar.subject.${kind}`, { title: title.replace(/\s+/g, " "), when: sayTime(registration, say) }),
		preview: say(`webinar.lead.${kind}`, { kind: registration.kind }),
		heading: title,
		parts: body(kind, registration, siteUrl),
		school: letterSchool(settings, locale),
		siteUrl: home,
	});
}

function body(kind: RegistrationLetter, registration: AnnouncedRegistration, siteUrl: string): LetterPart[] {
	const { locale, minutes, token, requestToken } = registration;
	const shown = { kind: registration.kind };
	const say = letterWords(locale);
	const name = greetingName(registration.name);
	const at = (path: string) => `${siteUrl}${localizePath(path, locale)}`;
	return [
		...(name ? [{ kind: "paragraph", text: say("webinar.hello", { name }) } as const] : []),
		{ kind: "lead", text: say(`webinar.lead.${kind}`, shown) },
		{
			kind: "facts",
			facts: [
				{ label: say("webinar.when"), value: sayTime(registration, say) },
				...yourTime(registration, say),
				{ label: say("webinar.length"), value: say("webinar.minutes", { minutes }) },
			],
		},
		{
			kind: "button",
			label: say(kind === "minutes" ? "webinar.enter" : "webinar.open", shown),
			href: at(`/webinars/joined/${token}`),
		},
		{ kind: "small", text: say("webinar.secret", shown) },
		{ kind: "small", text: say("webinar.myData", { url: at(`/my/${requestToken}`) }) },
	];
}

function sayTime({ startsAt, zone, locale }: AnnouncedRegistration, say: Say): string {
	return say("webinar.time", {
		day: `${formatDay(startsAt, locale, zone)}, ${formatWeekday(startsAt, locale, zone)}`,
		time: formatTime(startsAt, locale, zone),
		zone: formatZone(startsAt, zone),
	});
}

/** By the clock of the visitor, where it differs. */
function yourTime(registration: AnnouncedRegistration, say: Say): { label: string; value: string }[] {
	const { startsAt, zone, visitorZone } = registration;
	if (!visitorZone || formatZone(startsAt, visitorZone) === formatZone(startsAt, zone)) return [];
	return [{ label: say("webinar.yours"), value: sayTime({ ...registration, zone: visitorZone }, say) }];
}
