import { inZone } from "../../../shared/in-zone.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import type { InstalmentTerms } from "./instalment-terms.ts";

type Moment = { readonly locale: Locale; readonly now: Date };

/** The terms of instalments today, and until when they hold: `today` becomes tomorrow at the school's midnight. */
export function describeInstalmentTerms(
	settings: SiteSettings,
	{ locale, now }: Moment,
): { readonly terms: InstalmentTerms; readonly until: Date } {
	const { instalment_min, instalment_max, instalment_default } = settings.facts;
	const { zone } = settings.hours;
	const day = inZone(now, zone).toPlainDate();
	return {
		terms: {
			min: instalment_min.value,
			max: instalment_max.value,
			usual: instalment_default.value,
			creditWarning: settings.credit_warning[locale],
			creditTerms: settings.credit_terms[locale],
			today: day.toString(),
		},
		until: new Date(day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds),
	};
}
