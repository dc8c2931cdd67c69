import { z } from "zod";
import { formatDate, formatMoney } from "../../i18n/format.ts";
import { leaveNullsOut } from "../../records/leave-nulls-out.ts";
import type { Facts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { MESSENGERS } from "../../shared/messengers.ts";
import { wholeMoney } from "../../shared/money.ts";
import { sayFirstHours, sayWeek } from "./opening-hours.ts";

const text = z.string().trim().min(1);
const localizedText = z.object({ ru: text, en: text });
const localizedLabel = z.object({ label: text, note: z.string() });
const time = z.string().regex(/^\d\d:\d\d$/, "time");
const dayHours = z.tuple([time, time]).nullable();
const roubles = z.int().nonnegative();
const fact = z.object({ value: z.number(), as_of: z.iso.date() });

/** A bank that gives instalments, as pages and advertising of a credit must name it. */
const lender = z.object({
	as_of: z.iso.date(),
	name: localizedText,
	full_name: localizedText,
	licence: localizedText,
	/** The range of the full cost of the credit, in per cent a year. */
	full_cost: z.object({ from: z.number().nonnegative(), to: z.number().positive() }),
	credit_terms: localizedText,
	service_terms: localizedText,
	needs: localizedText,
	conditions_url: z.url({ protocol: /^https?$/ }),
});

const taxDeduction = z.object({
	as_of: z.iso.date(),
	/** The age of a child up to which a parent gets the deduction. */
	child_age_max: z.int().positive(),
	/** For how many past years the tax can be reclaimed. */
	refund_years: z.int().positive(),
	/** The newest first. Limits are in whole roubles a year. */
	years: z
		.array(z.object({ year: z.int(), percent: z.int().positive(), own_limit: roubles, child_limit: roubles }))
		.min(1),
	examples: z.array(
		z.object({
			year: z.int(),
			own: roubles,
			children: z.array(roubles),
			ru: z.object({ title: text }),
			en: z.object({ title: text }),
		}),
	),
});

const maternityCapital = z.object({
	as_of: z.iso.date(),
	first_child: roubles,
	/** The sum where nothing was received for the first child; below, where it was. */
	second_child: roubles,
	second_child_rest: roubles,
	student_age_max: z.int().positive(),
	/** The age of the child, in years, from which it may be spent on education. */
	child_years: z.int().positive(),
	/** Within how many working days the Social Fund decides. */
	decision_days: z.int().positive(),
});

/** Everything the school may change without a developer; one row of the table `setting` a key. */
export const siteSettingsSchema = z.object({
	school: localizedText,
	phones: z
		.array(z.object({ number: z.string().regex(/^\+\d{8,15}$/, "phone"), ru: localizedLabel, en: localizedLabel }))
		.min(1),
	email: z.email(),
	messengers: z.array(z.enum(MESSENGERS)).min(1),
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
	/** The holder of the account that charges foreign cards; null where it is not named yet. */
	foreign_seller: z.object({ name: localizedText, number: text, address: localizedText }).nullable().default(null),
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
	/** Null until somebody has entered the banks; calculators then name none. */
	lenders: z.object({ sber: lender, tbank: lender }).nullable().default(null),
	cooling_off: localizedText.extend({ as_of: z.iso.date() }).nullable().default(null),
	roblox_note: localizedText.extend({ as_of: z.iso.date() }),
	learning_platform_url: z.url().nullable(),
	hold_days: z.int().positive(),
	repeat_days: z.int().positive(),
	request_keep_days: z.int().positive(),
	trial_minutes: z.int().positive(),
	/**
	 * Times of trial lessons: how long a visitor may hold one, how long in advance it must be taken, how many days ahead are offered, and
	 * the pause between two lessons.
	 */
	trial_times: z
		.object({
			hold_minutes: z.int().positive(),
			notice_hours: z.int().nonnegative(),
			days_ahead: z.int().positive().max(92),
			pause_minutes: z.int().nonnegative(),
		})
		.default({ hold_minutes: 10, notice_hours: 3, days_ahead: 21, pause_minutes: 15 }),
	/** The visit tracker (Roistat); `{project_id}` in its address is replaced. Absent from older databases. */
	tracker: z
		.object({ script_url: z.url({ protocol: /^https?$/ }), project_id: text })
		.nullable()
		.default(null),
	/** Absent from older databases, like the two pages that are about them. */
	tax_deduction: taxDeduction.nullable().default(null),
	maternity_capital: maternityCapital.nullable().default(null),
	/** Promo codes that the promotion page and the bonus speak of; their sizes and ends are those of the codes. */
	promotion: z.object({ code: text, bonus_code: text }).nullable().default(null),
	/** Yandex's rubric number for each category slug, for the feed of courses; without one the feed uses numbers of its own. */
	yandex_rubrics: z.preprocess(leaveNullsOut, z.record(text, z.int().positive())).default({}),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** By settings that cannot change any more, as pages for everybody are made from. */
const factsOfFrozen = new WeakMap<SiteSettings, Partial<Record<Locale, Facts>>>();

/** The figures and names that texts quote, in one language. They may be shared with others. */
export function factsOf(settings: SiteSettings, locale: Locale): Facts {
	if (!Object.isFrozen(settings)) return sayFacts(settings, locale);
	const known = factsOfFrozen.get(settings) ?? {};
	factsOfFrozen.set(settings, known);
	known[locale] ??= Object.freeze(sayFacts(settings, locale));
	return known[locale];
}

function sayFacts(settings: SiteSettings, locale: Locale): Facts {
	const figures = Object.entries(settings.facts).map(([name, { value }]) => [name, String(value)]);
	const [year = "", month = "", day = ""] = settings.licence.date.split("-");
	return {
		...Object.fromEntries(figures),
		school: settings.school[locale],
		phone: settings.phones[0]?.[locale].label ?? "",
		/** In E.164, for links that dial it. */
		phone_number: settings.phones[0]?.number ?? "",
		email: settings.email,
		hours: sayFirstHours(settings.hours),
		opening_hours: sayWeek(settings.hours, locale),
		licence_number: settings.licence.number,
		// Formatted the way documents in each language do it.
		licence_date:
			locale === "ru" ? `${day}.${month}.${year}` : formatDate(new Date(settings.licence.date), locale, "UTC"),
		legal_name: settings.requisites.legal_name[locale],
		full_name: settings.requisites.full_name[locale],
		kpp: settings.requisites.kpp,
		licence_issuer: settings.licence.issuer[locale],
		inn: settings.requisites.inn,
		ogrn: settings.requisites.ogrn,
		address: settings.requisites.address[locale],
		trial_minutes: String(settings.trial_minutes),
		hold_days: String(settings.hold_days),
		mortgage_as_of: sayDay(settings.facts.mortgage_percent.as_of, locale),
		...moneyFacts(settings, locale),
	};
}

/** A day within a sentence: the Russian word for the year is written out, for its dot would end the sentence. */
function sayDay(date: string, locale: Locale): string {
	return formatDate(new Date(`${date}T00:00:00Z`), locale, "UTC").replace(/г\.$/, "года");
}

/** The sums that the state refunds or pays, formatted: `150 000 ₽`. */
function moneyFacts({ tax_deduction: tax, maternity_capital: capital }: SiteSettings, locale: Locale): Facts {
	const sum = (units: number) => formatMoney(wholeMoney(units, "RUB"), locale);
	const [year] = tax?.years ?? [];
	return {
		...(tax &&
			year && {
				tax_as_of: sayDay(tax.as_of, locale),
				tax_child_age: String(tax.child_age_max),
				tax_years_back: String(tax.refund_years),
				tax_own_limit: sum(year.own_limit),
				tax_child_limit: sum(year.child_limit),
				tax_own_refund: sum((year.own_limit * year.percent) / 100),
				tax_child_refund: sum((year.child_limit * year.percent) / 100),
			}),
		...(capital && {
			capital_as_of: sayDay(capital.as_of, locale),
			capital_first: sum(capital.first_child),
			capital_second: sum(capital.second_child),
			capital_second_rest: sum(capital.second_child_rest),
			capital_age: String(capital.student_age_max),
			capital_years: String(capital.child_years),
			capital_days: String(capital.decision_days),
		}),
	};
}
