import { findUnquotable, quoteFacts } from "../../shared/facts.ts";
import { LOCALES, type Locale } from "../../shared/localized.ts";
import { factsOf, type SiteSettings } from "./site-settings.ts";

/** The settings with the school's figures in their sentences, as in every other text; what no fact answers to stays as it was typed. */
export function quoteInSettings(settings: SiteSettings): SiteSettings {
	// Most settings quote nothing, and then no facts need to be computed.
	if (findUnquotable(settings, {}) === undefined) return settings;
	const facts = { ru: factsOf(settings, "ru"), en: factsOf(settings, "en") };
	function quoteIn(value: unknown, locale?: Locale): unknown {
		if (typeof value === "string") {
			return locale && findUnquotable(value, facts[locale]) === undefined ? quoteFacts(value, facts[locale]) : value;
		}
		if (Array.isArray(value)) return value.map((item) => quoteIn(item, locale));
		if (value === null || typeof value !== "object") return value;
		const parts = Object.entries(value);
		return Object.fromEntries(
			parts.map(([key, part]) => [key, quoteIn(part, LOCALES.find((name) => name === key) ?? locale)]),
		);
	}
	return quoteIn(settings) as SiteSettings;
}
