import { LOCALE_SETTINGS, localizePath } from "../../i18n/locales.ts";
import type { Locale } from "../../shared/localized.ts";
import type { SiteSettings } from "../settings/site-settings.ts";

type SiteFacts = {
	readonly settings: SiteSettings;
	readonly locale: Locale;
	/** Origin with the base path, without a slash at its end. */
	readonly siteUrl: string;
	readonly description: string;
};

/** The school and its site as schema.org knows them; the same facts as the page, from the same settings. */
export function homeJsonLd({ settings, locale, siteUrl, description }: SiteFacts): object[] {
	const home = siteUrl + localizePath("/", locale);
	const school = settings.school[locale];
	const { requisites, facts, phones, email, channels } = settings;
	const schoolId = `${siteUrl}/#school`;
	return [
		{
			"@context": "https://schema.org",
			"@type": "EducationalOrganization",
			"@id": schoolId,
			name: school,
			legalName: requisites.legal_name[locale],
			description,
			url: home,
			logo: `${siteUrl}/apple-touch-icon.png`,
			foundingDate: String(facts.founded.value),
			taxID: requisites.inn,
			address: requisites.address[locale],
			email,
			telephone: phones[0]?.number,
			sameAs: channels.map(({ url }) => url),
		},
		{
			"@context": "https://schema.org",
			"@type": "WebSite",
			"@id": `${siteUrl}/#site`,
			name: school,
			url: home,
			inLanguage: LOCALE_SETTINGS[locale].iso,
			publisher: { "@id": schoolId },
		},
	];
}
