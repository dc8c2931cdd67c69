import { z } from "zod";
import type { Facts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";

const text = z.string().trim().min(1);
const localizedText = z.object({ ru: text, en: text });
const localizedLabel = z.object({ label: text, note: z.string() });
const dayHours = z.tuple([z.string().regex(/^\d\d:\d\d$/), z.string().regex(/^\d\d:\d\d$/)]).nullable();
const fact = z.object({ value: z.number(), as_of: z.iso.date() });

/** A bank that gives instalments, as pages and advertising of a credit must name it. */
const lender = z.object({
	as_of: z.iso.date(),
	name: localizedText,
	full_name: localizedText,
	licence: localizedText,
	/** Range of the full cost of the credit, per cent a year. */
	full_cost: z.object({ from: z.number().nonnegative(), to: z.number().positive() }),
	credit_terms: localizedText,
	service_terms: localizedText,
	needs: localizedText,
	conditions_url: z.url({ protocol: /^https?$/ }),
});

/** Everything the owner may change without a developer; one row of the table `setting` a key. */
export const siteSettingsSchema = z.object({
	school: localizedText,
	phones: z
		.array(z.object({ number: z.string().regex(/^\+\d{8,15}$/), ru: localizedLabel, en: localizedLabel }))
		.min(1),
	email: z.email(),
	messengers: z.array(z.enum(["telegram", "whatsapp", "viber", "call", "mail"])).min(1),
	channels: z.array(z.object({ kind: text, url: z.url(), ru: localizedLabel, en: localizedLabel })),
	hours: z.object({
		zone: text,
		monday: dayHours,
		tuesday: dayHours,
		wednesday: dayHours,
		thursday: dayHours,
		friday: dayHours,
		saturday: dayHours,
		sunday: dayHours,
	}),
	holidays: z.array(z.object({ date: z.iso.date(), ru: text, en: text })),
	requisites: z.object({
		legal_name: localizedText,
		full_name: localizedText,
		inn: text,
		kpp: text,
		ogrn: text,
		address: localizedText,
		bank: z.object({ name: localizedText, bik: text, account: text, correspondent_account: text }),
	}),
	licence: z.object({ number: text, date: z.iso.date(), issuer: localizedText }),
	facts: z.object({
		founded: fact,
		graduates: fact,
		callback_minutes: fact,
		age_min: fact,
		age_max: fact,
		max_discount: fact,
		tax_percent: fact,
		mortgage_percent: fact,
		instalment_min: fact,
		instalment_max: fact,
		instalment_default: fact,
		/** Absent from older databases, like whatever else has a default. */
		service_months: fact.default({ value: 6, as_of: "2026-11-01" }),
		refund_days: fact.default({ value: 10, as_of: "2026-11-01" }),
	}),
	credit_warning: localizedText,
	credit_terms: localizedText,
	/** Null where nobody has named the banks yet: calculators then speak of none. */
	lenders: z.object({ sber: lender, tbank: lender }).nullable().default(null),
	cooling_off: localizedText.extend({ as_of: z.iso.date() }).nullable().default(null),
	roblox_note: localizedText.extend({ as_of: z.iso.date() }),
	learning_platform_url: z.url().nullable(),
	hold_days: z.int().positive(),
	repeat_days: z.int().positive(),
	request_keep_days: z.int().positive(),
	trial_minutes: z.int().positive(),
	/** The visit tracker (Roistat); `{project_id}` in its address is replaced. Absent from older databases. */
	tracker: z
		.object({ script_url: z.url({ protocol: /^https?$/ }), project_id: text })
		.nullable()
		.default(null),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type Messenger = SiteSettings["messengers"][number];

/** The figures and names that texts quote, in one language. */
export function factsOf(settings: SiteSettings, locale: Locale): Facts {
	const figures = Object.entries(settings.facts).map(([name, { value }]) => [name, String(value)]);
	const weekdays = settings.hours.monday ?? settings.hours.saturday ?? ["09:00", "21:00"];
	const [year = "", month = "", day = ""] = settings.licence.date.split("-");
	return {
		...Object.fromEntries(figures),
		school: settings.school[locale],
		phone: settings.phones[0]?.[locale].label ?? "",
		email: settings.email,
		hours: weekdays.map((time) => time.replace(/^0/, "")).join("–"),
		licence_number: settings.licence.number,
		licence_date: locale === "ru" ? `${day}.${month}.${year}` : settings.licence.date,
		legal_name: settings.requisites.legal_name[locale],
		inn: settings.requisites.inn,
		ogrn: settings.requisites.ogrn,
		address: settings.requisites.address[locale],
		trial_minutes: String(settings.trial_minutes),
		hold_days: String(settings.hold_days),
	};
}
