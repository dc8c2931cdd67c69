import type { Locale } from "../shared/localized.ts";
import type { Money } from "../shared/money.ts";

/** English dates write the month out, and times use 24 hours, whatever the region (specification, section 4). */
const INTL_TAGS: Readonly<Record<Locale, string>> = { ru: "ru-RU", en: "en-GB" };

// Creating a formatter takes a hundred times as long as using it.
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

function dateTimeFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	return kept(dateFormats, `${locale}${JSON.stringify(options)}`, () => {
		return new Intl.DateTimeFormat(INTL_TAGS[locale], { hourCycle: "h23", ...options });
	});
}

/** @param fraction number of decimals; as many as the value has when absent. */
function numberFormat(locale: Locale, fraction?: number): Intl.NumberFormat {
	return kept(numberFormats, `${locale}${fraction}`, () => {
		const options = fraction === undefined ? {} : { minimumFractionDigits: fraction, maximumFractionDigits: fraction };
		return new Intl.NumberFormat(INTL_TAGS[locale], options);
	});
}

function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
	let format = formats.get(key);
	if (!format) {
		format = make();
		formats.set(key, format);
	}
	return format;
}

/** `2 995 ₽`, `2 995,50 ₽`, `$33`, `$33.50`: pennies only where there are any. */
export function formatMoney(amount: Money, locale: Locale): string {
	const number = numberFormat(locale, amount.minor % 100 === 0 ? 0 : 2).format(amount.minor / 100);
	if (amount.currency === "USD") return locale === "ru" ? `${number}\u00a0$` : `$${number}`;
	return locale === "ru" ? `${number}\u00a0₽` : `₽${number}`;
}

export function formatNumber(value: number, locale: Locale): string {
	return numberFormat(locale).format(value);
}

/** `one`, `few`, `many` or `other`: the plural form that a number takes. */
export function pluralForm(value: number, locale: Locale): Intl.LDMLPluralRule {
	return kept(pluralRules, locale, () => new Intl.PluralRules(locale)).select(value);
}

/** `16 июня`, `16 June`: the date in the given zone. */
export function formatDay(instant: Date, locale: Locale, zone: string): string {
	return bindDay(dateTimeFormat(locale, { day: "numeric", month: "long", timeZone: zone }).format(instant));
}

/** `16 июня 2026 г.`, `16 June 2026`: the date with its year. */
export function formatDate(instant: Date, locale: Locale, zone: string): string {
	const options = { day: "numeric", month: "long", year: "numeric", timeZone: zone } as const;
	return bindDay(dateTimeFormat(locale, options).format(instant));
}

/** Keeps the day on the line of its month, and `г.` on that of its year. */
function bindDay(date: string): string {
	return date.replace(/^(\d+) /, "$1\u00a0").replace(/ г\.$/, "\u00a0г.");
}

/** `14:20` in the given zone. */
export function formatTime(instant: Date, locale: Locale, zone: string): string {
	return dateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone: zone }).format(instant);
}

/** `14:20 (GMT+3)`: for readers in another zone. */
export function formatZonedTime(instant: Date, locale: Locale, zone: string): string {
	return `${formatTime(instant, locale, zone)}\u00a0(${formatZone(instant, zone)})`;
}

/** `GMT+3`: the offset of a zone from Greenwich at a moment, the same in every language. */
export function formatZone(instant: Date, zone: string): string {
	const parts = dateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(instant);
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/** `суббота`, `Saturday`. */
export function formatWeekday(instant: Date, locale: Locale, zone: string): string {
	return dateTimeFormat(locale, { weekday: "long", timeZone: zone }).format(instant);
}
