import type { Locale } from "../../../shared/localized.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import type { LetterSchool } from "./letter.ts";

/** The school as it signs its letters in a language. */
export function letterSchool({ school, phones: [phone], email }: SiteSettings, locale: Locale): LetterSchool {
	return { name: school[locale], phone: phone?.[locale].label ?? "", number: phone?.number ?? "", email };
}
