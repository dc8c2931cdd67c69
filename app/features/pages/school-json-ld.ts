import { localizePath } from "../../i18n/locales.ts";
import type { Locale } from "../../shared/localized.ts";
import type { SiteSettings } from "../settings/site-settings.ts";

const DAYS = {
	monday: "Monday",
	tuesday: "Tuesday",
	wednesday: "Wednesday",
	thursday: "Thursday",
	friday: "Friday",
	saturday: "Saturday",
	sunday: "Sunday",
} as const;

/** The school for search engines (schema.org/EducationalOrganization), with the hours of its managers. */
export function schoolJsonLd(settings: SiteSettings, { siteUrl, locale }: { siteUrl: string; locale: Locale }): object {
	const { hours, requisites } = settings;
	return {
		"@context": "https://schema.org",
		"@type": "EducationalOrganization",
		"@id": `${siteUrl}/#school`,
		name: settings.school[locale],
		legalName: requisites.legal_name[locale],
		taxID: requisites.inn,
		url: siteUrl + localizePath("/", locale),
		email: settings.email,
		telephone: settings.phones[0]?.number,
		address: requisites.address[locale],
		foundingDate: String(settings.facts.founded.value),
		sameAs: settings.channels.map(({ url }) => url),
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "customer service",
			telephone: settings.phones[0]?.number,
			email: settings.email,
			availableLanguage: ["ru", "en"],
			hoursAvailable: Object.entries(DAYS).flatMap(([key, dayOfWeek]) => {
				const times = hours[key as keyof typeof DAYS];
				if (!times) return [];
				return [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens: times[0], closes: times[1] }];
			}),
		},
	};
}
