import { speakerOf } from "../../../i18n/speaker-of.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { describeAnswering } from "./describe-open-state.server.ts";
import { promiseSettings } from "./promise-settings.server.ts";
import english from "./words.en.json";
import russian from "./words.ru.json";

const WORDS = { ru: russian, en: english };

type PromiseMessage = { readonly key: string; readonly values: Readonly<Record<string, string | number>> };

/** The sentence of a promise or of an open state, in a language. Said on the server alone: browsers get it ready. */
export function sayPromise({ key, values }: PromiseMessage, locale: Locale): string {
	return speakerOf({ promise: WORDS[locale] }, locale)(key, values);
}

/** From when on the phone is answered, before the number; undefined while somebody answers. */
export function sayAnswering(
	settings: SiteSettings,
	{ now, locale }: { now: Date; locale: Locale },
): string | undefined {
	const answering = describeAnswering(promiseSettings(settings), { now, locale });
	return answering && sayPromise(answering, locale);
}
