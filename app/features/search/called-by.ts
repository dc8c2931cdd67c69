import type { Locale } from "../../shared/localized.ts";

/** What a text is of, where people ask for that as they do for its subject. */
type Called = "course" | "webinar" | "broadcast" | "recording";

/** Words that visitors use for a thing, by which it is found though its own text may not contain them. Never shown. */
export const CALLED_BY: Readonly<Record<Locale, Readonly<Record<Called, string>>>> = {
	ru: {
		course: "курс",
		webinar: "вебинар, онлайн, бесплатно",
		broadcast: "прямой эфир",
		recording: "запись",
	},
	en: {
		course: "course",
		webinar: "webinar, online, free",
		broadcast: "live broadcast",
		recording: "recording",
	},
};
