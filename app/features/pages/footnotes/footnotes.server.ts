import type { Options } from "remark-rehype";
import { speakerOf } from "../../../i18n/speaker-of.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { HtmlNode } from "../html-tree.ts";
import english from "./words.en.json";
import russian from "./words.ru.json";

const WORDS = { ru: russian, en: english };

/**
 * For the schema of `rehype-sanitize`: ids of footnotes have their prefix from `remark-rehype` already, and links lead to that one. No
 * other id comes from an editor.
 */
export const KEPT_IDS = { clobberPrefix: "" };

/** For `remark-rehype`: how footnotes are headed, and what leads back from each, in a language. */
export function footnoteWords(locale: Locale): Options {
	const say = speakerOf(WORDS[locale], locale);
	return {
		footnoteLabel: say("label"),
		footnoteLabelProperties: {},
		footnoteBackLabel: (note, mention) =>
			say("back", { place: mention > 1 ? `${note + 1}-${mention}` : `${note + 1}` }),
	};
}

/** Whether it is the heading over the footnotes, which is none of the text. */
export function isFootnoteLabel({ properties }: HtmlNode): boolean {
	return properties?.id === "footnote-label";
}
