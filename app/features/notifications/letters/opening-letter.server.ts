import { localizePath } from "../../../i18n/locales.ts";
import type { StartTime } from "../../../shared/start-time.ts";
import type { AnnouncedRequest } from "../facts/get-announced-request.server.ts";
import { dayAndTime } from "./day-and-time.ts";
import { greetingName } from "./greeting-name.ts";
import type { Letter, LetterPart } from "./letter.ts";
import { letterSchool } from "./letter-school.ts";
import { letterWords } from "./letter-words.ts";
import { renderLetter } from "./render-letter.server.ts";

type Opening = { readonly siteUrl: string; readonly groups: readonly StartTime[] };

/** The one letter to somebody on the waiting list of a course: one can enrol, here, in these groups if he waited for some, and no place is held yet. */
export function openingLetter(request: AnnouncedRequest, { siteUrl, groups }: Opening): Promise<Letter> {
	const { locale, settings, courseTitle, courseSlug, token } = request;
	const say = letterWords(locale);
	const at = (path: string) => `${siteUrl}${localizePath(path, locale)}`;
	const name = greetingName(request.name);
	const school = letterSchool(settings, locale);
	const groupFact = ({ startsAt, zone }: StartTime) => ({
		label: say("opening.group"),
		value: say("opening.starts", { startsAt: dayAndTime(startsAt, locale, zone) }),
	});
	const lead = courseTitle ? say("opening.lead", { course: courseTitle }) : say("opening.leadPlain");
	const parts: LetterPart[] = [
		...(name ? [{ kind: "paragraph", text: say("opening.hello", { name }) } as const] : []),
		{ kind: "lead", text: lead },
		...(groups.length > 0 ? [{ kind: "facts", facts: groups.map(groupFact) } as const] : []),
		{ kind: "paragraph", text: say("opening.places") },
		{ kind: "button", label: say("opening.open"), href: at(courseSlug ? `/c/${courseSlug}` : "/") },
		{ kind: "small", text: say("opening.questions", { phone: school.phone, email: school.email }) },
		{ kind: "small", text: say("opening.why") },
		{ kind: "small", text: say("opening.myData", { url: at(`/my/${token}`) }) },
	];
	return renderLetter({
		locale,
		subject: courseTitle ? say("opening.subject", { course: courseTitle }) : say("opening.subjectPlain"),
		preview: lead,
		heading: say("opening.heading"),
		parts,
		school,
		siteUrl: at("/"),
	});
}
