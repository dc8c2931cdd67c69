import { localizePath } from "../../../i18n/locales.ts";
import type { StartTime } from "../../../shared/start-time.ts";
import type { AnnouncedRequest } from "../facts/get-announced-request.server.ts";
import { dayAndTime } from "./day-and-time.ts";
import { greetingName } from "./greeting-name.ts";
import type { Letter, LetterPart } from "./letter.ts";
import { letterSchool } from "./letter-school.ts";
import { letterWords } from "./letter-words.ts";
import { movedFacts } from "./moved-facts.ts";
import { renderLetter } from "./render-letter.server.ts";

type Move = { readonly from: StartTime; readonly to: StartTime; readonly heldUntil: Date; readonly siteUrl: string };

/** The letter to somebody whose request holds a place in a group that was moved: the time before, the time now, and the place stays. */
export function groupMovedLetter(request: AnnouncedRequest, { heldUntil, siteUrl, ...move }: Move): Promise<Letter> {
	const { locale, settings, courseTitle, token } = request;
	const say = letterWords(locale);
	const name = greetingName(request.name);
	const school = letterSchool(settings, locale);
	const lead = say("groupMoved.lead", { until: dayAndTime(heldUntil, locale, settings.hours.zone) });
	const url = `${siteUrl}${localizePath(`/my/${token}`, locale)}`;
	const parts: LetterPart[] = [
		{ kind: "paragraph", text: name ? say("requestReceived.hello", { name }) : say("requestReceived.helloNobody") },
		{ kind: "lead", text: lead },
		{
			kind: "facts",
			facts: [
				...(courseTitle ? [{ label: say("requestReceived.facts.course"), value: courseTitle }] : []),
				...movedFacts(move, request, say),
			],
		},
		{ kind: "paragraph", text: say("groupMoved.questions", { phone: school.phone }) },
		{ kind: "button", label: say("requestReceived.myData"), href: url },
		{ kind: "small", text: say("requestReceived.myDataNote") },
	];
	return renderLetter({
		locale,
		subject: say("groupMoved.subject"),
		preview: lead,
		heading: say("groupMoved.heading"),
		parts,
		school,
		siteUrl: `${siteUrl}${localizePath("/", locale)}`,
	});
}
