import { speakerOf } from "../../../i18n/speaker-of.ts";
import type { Locale } from "../../../shared/localized.ts";
import orderEnglish from "../../checkout/components/order/words.en.json";
import orderRussian from "../../checkout/components/order/words.ru.json";
import requestEnglish from "../../requests/words.en.json";
import requestRussian from "../../requests/words.ru.json";
import english from "./letters.en.json";
import russian from "./letters.ru.json";

/** A payment fails for the same reasons in a letter as on the page of the order, and a messenger has the name that the form gives it. */
const WORDS = {
	ru: { ...russian, failures: orderRussian.failures, channels: requestRussian.channels },
	en: { ...english, failures: orderEnglish.failures, channels: requestEnglish.channels },
};

type Words = typeof WORDS.ru;
type Leaves<Node> = {
	[Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Leaves<Node[Key]>}`;
}[keyof Node & string];

export type LetterWord = Leaves<Words>;

/** Says a message of the letters; a missing key or value throws instead of reaching a letter. */
export type Say = (key: LetterWord, values?: Readonly<Record<string, string | number>>) => string;

/** The words of letters and messages in a language. */
export function letterWords(locale: Locale): Say {
	const say = speakerOf(WORDS[locale], locale, {
		onError(error) {
			throw error;
		},
	});
	return (key, values = {}) => {
		const missing = blanksOf(WORDS[locale], key).find((blank) => values[blank] === undefined);
		if (missing) throw new Error(`No value for {${missing}} in ${key}`);
		return say(key, values);
	};
}

/** Names of the blanks of a compiled message; the formatter itself would print "undefined" into them. */
function blanksOf(words: Words, key: LetterWord): string[] {
	const message = key.split(".").reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], words);
	if (!Array.isArray(message)) return [];
	return message.filter((piece) => Array.isArray(piece)).map(([name]) => String(name));
}
