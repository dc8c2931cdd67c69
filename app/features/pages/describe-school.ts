import type { Locale } from "../../shared/localized.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import type { AboutFact, AboutLicence } from "./components/about/about-view.ts";

/** The figures the school speaks of, in the order of the page. Two figures of one fact are as old as the older one. */
export function describeFacts({ facts }: SiteSettings): AboutFact[] {
	const single = (key: AboutFact["key"], fact: { value: number; as_of: string }): AboutFact => ({
		key,
		values: { value: fact.value },
		asOf: fact.as_of,
	});
	const range = (key: AboutFact["key"], from: typeof facts.age_min, to: typeof facts.age_min): AboutFact => ({
		key,
		values: { from: from.value, to: to.value },
		asOf: [from.as_of, to.as_of].sort()[0] ?? from.as_of,
	});
	return [
		single("founded", facts.founded),
		single("graduates", facts.graduates),
		range("ages", facts.age_min, facts.age_max),
		single("callback", facts.callback_minutes),
		single("discount", facts.max_discount),
		range("instalments", facts.instalment_min, facts.instalment_max),
		single("tax", facts.tax_percent),
	];
}

export function describeLicence({ licence }: SiteSettings, locale: Locale): AboutLicence {
	return { number: licence.number, date: licence.date, issuer: licence.issuer[locale] };
}
