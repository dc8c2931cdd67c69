import { createTranslator } from "use-intl/core";
import type { Locale } from "../shared/localized.ts";

export type Speaker = (key: string, values?: Readonly<Record<string, string | number>>) => string;

type SpeakerOptions = {
	/** Stands in for the library's own way, which is to log the error and say the key. */
	readonly onError?: (error: Error) => void;
};

/** Says messages that stand apart from those of the site's pages (`app/words.ts`): of letters, of a promise, of the street. */
export function speakerOf(messages: object, locale: Locale, options: SpeakerOptions = {}): Speaker {
	const translate = createTranslator({ locale, timeZone: "UTC", messages: messages as never, ...options });
	return translate as unknown as Speaker;
}
