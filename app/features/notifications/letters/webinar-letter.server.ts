import { formatDay, formatTime, formatWeekday, formatZone } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import type { RegistrationLetter } from "../../webinars/registrations/registration-messages.ts";
import { opensAt } from "../../webinars/webinar-phase.ts";
import type { AnnouncedRegistration } from "../facts/get-announced-registration.server.ts";
import { greetingName } from "./greeting-name.ts";
import type { Letter, LetterPart } from "./letter.ts";
import { letterSchool } from "./letter-school.ts";
import { letterWords, type Say } from "./letter-words.ts";
import { renderLetter } from "./render-letter.server.ts";

type Sending = { readonly siteUrl: string; readonly now: Date };

/** A letter to somebody who registered. It leads to his page; the address of the broadcast stands in no letter. */
export function webinarLetter(
	kind: RegistrationLetter,
	registration: AnnouncedRegistration,
	{ siteUrl, now }: Sending,
): Promise<Letter> {
	const { locale, settings, title } = registration;
	const say = letterWords(locale);
	const lead = leadOf(kind, registration, now);
	const home = `${siteUrl}${localizePath("/", locale)}`;
	return renderLetter({
		locale,
		subject: say(`webinar.subject.${kind}`, { title: title.replace(/\s+/g, " "), when: sayTime(registration, say) }),
		preview: lead,
		heading: title,
		parts: body({ kind, registration, lead, siteUrl, isOpen: isOpen(registration, now) }),
		school: letterSchool(settings, locale),
		siteUrl: home,
	});
}

function isOpen(registration: AnnouncedRegistration, now: Date): boolean {
	return opensAt(registration) <= now;
}

/** Whoever registers when the way in is open already gets no other letter that says so. */
function leadOf(kind: RegistrationLetter, registration: AnnouncedRegistration, now: Date): string {
	const word = kind === "joined" && isOpen(registration, now) ? "joinedOpen" : kind;
	return letterWords(registration.locale)(`webinar.lead.${word}`, { kind: registration.kind });
}

type Body = {
	readonly kind: RegistrationLetter;
	readonly registration: AnnouncedRegistration;
	readonly lead: string;
	readonly siteUrl: string;
	readonly isOpen: boolean;
};

function body({ kind, registration, lead, siteUrl, isOpen }: Body): LetterPart[] {
	const { locale, minutes, requestToken } = registration;
	const say = letterWords(locale);
	const name = greetingName(registration.name);
	const at = (path: string) => `${siteUrl}${localizePath(path, locale)}`;
	return [
		...(name ? [{ kind: "paragraph", text: say("webinar.hello", { name }) } as const] : []),
		{ kind: "lead", text: lead },
		{
			kind: "facts",
			facts: [
				{ label: say("webinar.when"), value: sayTime(registration, say) },
				...yourTime(registration, say),
				{ label: say("webinar.length"), value: say("webinar.minutes", { minutes }) },
			],
		},
		...wayOn({ kind, registration, siteUrl, isOpen }),
		{ kind: "small", text: say("webinar.myData", { url: at(`/my/${requestToken}`) }) },
	];
}

/** His own page, or, where that holds nothing for him any more, where another place is to be found. */
function wayOn({ kind, registration, siteUrl, isOpen }: Omit<Body, "lead">): LetterPart[] {
	const { locale, webinarLocale, slug, token } = registration;
	const shown = { kind: registration.kind };
	const say = letterWords(locale);
	const at = (path: string, of = locale) => `${siteUrl}${localizePath(path, of)}`;
	if (kind === "cancelled") return [{ kind: "button", label: say("webinar.schedule"), href: at("/webinars") }];
	if (kind === "released") {
		return [{ kind: "button", label: say("webinar.again"), href: at(`/webinars/${slug}`, webinarLocale) }];
	}
	return [
		{
			kind: "button",
			label: say(isOpen ? "webinar.enter" : "webinar.open", shown),
			href: at(`/webinars/joined/${token}`),
		},
		{ kind: "small", text: say("webinar.secret", shown) },
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
