import { pluralForm } from "../../i18n/format.ts";
import type { Locale } from "../../shared/localized.ts";

/** The forms of a word by the plural category of the figure beside it, as attributes: `data-one`, `data-few`, … */
export type UnitWords = Readonly<Record<`data-${string}`, string>>;

/** One number of each plural category that whole numbers have in our languages. */
const COUNTS = [0, 1, 2];

/** What the first script writes beside its figures (`app/first-script/tick-clocks.ts`). */
export function unitWords(locale: Locale, word: (count: number) => string): UnitWords {
	return Object.fromEntries(COUNTS.map((count) => [`data-${pluralForm(count, locale)}`, word(count)]));
}
