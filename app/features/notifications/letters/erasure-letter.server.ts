import type { Locale } from "../../../shared/localized.ts";
import type { Letter, LetterPart, LetterSchool } from "./letter.ts";
import { letterWords, type Say } from "./letter-words.ts";
import { renderLetter } from "./render-letter.server.ts";

export type ErasureNews =
	| { readonly kind: "done" }
	/** `myDataUrl` is `/my/:token`, absolute: of whoever was forgotten it opens nothing any more. */
	| { readonly kind: "refused"; readonly reason: string | null; readonly myDataUrl: string };

type ErasureLetter = {
	readonly locale: Locale;
	readonly news: ErasureNews;
	readonly siteUrl: string;
	readonly school: LetterSchool;
};

/** The letter to somebody who asked to be forgotten. It greets nobody by name: of whoever was forgotten there is none. */
export function erasureLetter({ locale, news, siteUrl, school }: ErasureLetter): Promise<Letter> {
	const say = letterWords(locale);
	const title = say(`erasure.${news.kind}.title`);
	const lead = say(`erasure.${news.kind}.lead`);
	return renderLetter({
		locale,
		subject: title,
		preview: lead,
		heading: title,
		parts: [
			{ kind: "paragraph", text: say("erasure.hello") },
			{ kind: "lead", text: lead },
			...(news.kind === "refused" ? refusal(news, say) : []),
			{ kind: "paragraph", text: say(`erasure.${news.kind}.note`) },
			{ kind: "paragraph", text: say("erasure.questions", { phone: school.phone, email: school.email }) },
			...(news.kind === "refused"
				? [{ kind: "small", text: say("erasure.myData", { url: news.myDataUrl }) } as const]
				: []),
			{ kind: "small", text: say("erasure.why", { site: siteUrl }) },
		],
		school,
		siteUrl,
	});
}

function refusal({ reason }: { readonly reason: string | null }, say: Say): LetterPart[] {
	return reason ? [{ kind: "facts", facts: [{ label: say("erasure.reason"), value: reason }] }] : [];
}
