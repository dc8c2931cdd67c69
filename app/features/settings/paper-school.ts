import type { Locale } from "../../shared/localized.ts";
import type { SiteSettings } from "./site-settings.ts";

/** The school as an accountant needs it at the top of a printed page, in one language; `phone` as it is read out. */
export type PaperSchool = {
	readonly name: string;
	readonly inn: string;
	readonly address: string;
	readonly phone: string;
};

export function paperSchool({ requisites, phones: [phone] }: SiteSettings, locale: Locale): PaperSchool {
	const { legal_name: name, inn, address } = requisites;
	return { name: name[locale], inn, address: address[locale], phone: phone?.[locale].label ?? "" };
}
