import type { RequestKind } from "../../../../database/request-types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { answerWay, type Messenger } from "../../../shared/messengers.ts";
import { greetingName } from "./greeting-name.ts";
import type { Letter, LetterPart, LetterSchool } from "./letter.ts";
import { letterWords, type Say } from "./letter-words.ts";
import { renderLetter } from "./render-letter.server.ts";

export type RequestReceived = {
	readonly locale: Locale;
	readonly name: string;
	readonly kind: RequestKind;
	/** Where the visitor chose to be answered. */
	readonly channel: Messenger;
	/** A ready sentence in the letter's language: when the manager answers. Absent where nobody calls. */
	readonly promise?: string;
	readonly courseTitle?: string;
	/** Title and day of the webinar that it is about, ready. */
	readonly webinar?: string;
	/** Set only when the discount was stored with the request; `until` is a ready date, absent where it has no end. */
	readonly discount?: { readonly percent: number; readonly until?: string };
	/** Set only when a place is held; ready dates with times, and the name of the tariff. */
	readonly place?: { readonly startsAt: string; readonly tariff: string; readonly until: string };
	/** Ready dates with times of the groups whose places are waited for. */
	readonly groups?: readonly string[];
	/** A guide that was asked for; `url` is the secret address of its file. */
	readonly guide?: { readonly title: string; readonly url: string };
	/** Where the visitor picks a time of the trial lesson; absolute. Absent where there is none to pick. */
	readonly pickTimeUrl?: string;
	/** `/my/:token`, absolute. */
	readonly myDataUrl: string;
	readonly siteUrl: string;
	readonly school: LetterSchool;
};

/**
 * The letter to a visitor after a request: that it was received, what is saved and booked, when the answer comes, where the visitor's data
 * is. It mentions a discount or a place only when there is one. Of repeated requests only one for a guide sends it again.
 */
export function requestReceivedLetter(request: RequestReceived): Promise<Letter> {
	const { locale, promise, school, siteUrl, kind, courseTitle, webinar, guide } = request;
	const say = letterWords(locale);
	const what = [say(`requestReceived.kinds.${kind}`), courseTitle, webinar].filter(Boolean).join(", ");
	const heading = say(headingOf(request));
	return renderLetter({
		locale,
		subject: guide
			? say("requestReceived.guide.subject", { title: oneLine(guide.title) })
			: say("requestReceived.subject", { subject: oneLine(what) }),
		preview: guide ? say("requestReceived.guide.text") : (promise ?? heading),
		heading,
		parts: body(request, say),
		school,
		siteUrl,
	});
}

function body(request: RequestReceived, say: Say): LetterPart[] {
	const { myDataUrl, school, siteUrl } = request;
	const name = greetingName(request.name);
	return [
		{ kind: "paragraph", text: name ? say("requestReceived.hello", { name }) : say("requestReceived.helloNobody") },
		...leadParts(request, say),
		{ kind: "facts", facts: facts(request, say) },
		...pickTimeParts(request, say),
		{ kind: "paragraph", text: say("requestReceived.questions", { phone: school.phone, email: school.email }) },
		{ kind: "button", label: say("requestReceived.myData"), href: myDataUrl },
		{ kind: "small", text: say("requestReceived.myDataNote") },
		{ kind: "small", text: say("requestReceived.why", { site: siteUrl }) },
	];
}

function leadParts({ guide, promise, kind }: RequestReceived, say: Say): LetterPart[] {
	if (guide) return guideParts(guide, say);
	if (kind === "waitlist") return [{ kind: "lead", text: say("requestReceived.waitlist") }];
	return promise ? [{ kind: "lead", text: promise }] : [];
}

function pickTimeParts({ pickTimeUrl, channel }: RequestReceived, say: Say): LetterPart[] {
	if (!pickTimeUrl) return [];
	return [
		{ kind: "paragraph", text: say("requestReceived.pickTimeNote", { way: answerWay(channel) }) },
		{ kind: "button", label: say("requestReceived.pickTime"), href: pickTimeUrl },
	];
}

function guideParts({ title, url }: NonNullable<RequestReceived["guide"]>, say: Say): LetterPart[] {
	return [
		{ kind: "lead", text: title },
		{ kind: "paragraph", text: say("requestReceived.guide.text") },
		{ kind: "button", label: say("requestReceived.guide.button"), href: url },
	];
}

function facts(
	{ kind, courseTitle, webinar, discount, place, groups = [] }: RequestReceived,
	say: Say,
): { label: string; value: string }[] {
	return [
		{ label: say("requestReceived.facts.kind"), value: say(`requestReceived.kinds.${kind}`) },
		...(courseTitle ? [{ label: say("requestReceived.facts.course"), value: courseTitle }] : []),
		...(webinar ? [{ label: say("requestReceived.facts.webinar"), value: webinar }] : []),
		...(discount ? [{ label: say("requestReceived.facts.discount"), value: sayDiscount(discount, say) }] : []),
		...(place ? [{ label: say("requestReceived.facts.place"), value: say("requestReceived.place", place) }] : []),
		...groups.map((startsAt) => ({
			label: say("requestReceived.facts.group"),
			value: say("requestReceived.group", { startsAt }),
		})),
	];
}

function sayDiscount({ percent, until }: NonNullable<RequestReceived["discount"]>, say: Say): string {
	return until ? say("requestReceived.discount", { percent, until }) : say("requestReceived.discountOpen", { percent });
}

function headingOf({ discount, place, guide }: RequestReceived) {
	if (guide) return "requestReceived.guide.heading";
	if (discount && place) return "requestReceived.headingBoth";
	if (discount) return "requestReceived.headingDiscount";
	return place ? "requestReceived.headingPlace" : "requestReceived.heading";
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}
