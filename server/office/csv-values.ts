import type { ListedRow } from "../../app/records/list-records.server.ts";
import type { ListRule } from "../../app/records/resource.ts";
import { inZone } from "../../app/shared/in-zone.server.ts";
import type { Locale } from "../../app/shared/localized.ts";

const MINOR_IN_ONE = 100;

type Reading = {
	/** The language of the file. */
	readonly locale: Locale;
	/** The zone of the school. */
	readonly zone: string;
	/** The words of the screens: `true`, `false`, and those of codes as `<column>.<code>`. */
	readonly words: ReadonlyMap<string, string>;
};

/** Gives what stands in a column of a row as a person reads it: sums and moments as the country writes them, words for codes. */
export function createCsvValues({ csv }: ListRule, { locale, zone, words }: Reading) {
	const wordOf = (column: string, value: unknown) => words.get(`${column}.${value}`) ?? value;
	return (row: ListedRow, column: string): unknown => {
		const value = row[column];
		const kind = csv?.[column];
		if (typeof value === "number" && kind === "minor") return printSum(value, locale);
		if (typeof value === "string" && kind === "day") return printDay(value, locale);
		if (value instanceof Date) return printMoment(value, kind === "zoned" ? String(row.zone) : zone, locale);
		if (typeof value === "boolean") return words.get(String(value)) ?? value;
		if (Array.isArray(value) && value.every((one) => typeof one === "string"))
			return value.map((one) => wordOf(column, one)).join(", ");
		return typeof value === "string" ? wordOf(column, value) : value;
	};
}

/** `1500,50`, `1500.50`: without spaces and signs of currencies, so that a spreadsheet adds it up. */
function printSum(minor: number, locale: Locale): string {
	const sum = (minor / MINOR_IN_ONE).toFixed(2);
	return locale === "ru" ? sum.replace(".", ",") : sum;
}

/** Formats `2026-11-25` as `25.11.2026`. */
function printDay(day: string, locale: Locale): string {
	return locale === "ru" ? day.split("-").reverse().join(".") : day;
}

/** `25.11.2026 06:11`, `2026-11-25 06:11`: without the T of ISO, which spreadsheets take for text. */
function printMoment(moment: Date, zone: string, locale: Locale): string {
	const clock = inZone(moment, zone).toPlainDateTime();
	const time = clock.toPlainTime().toString({ smallestUnit: "minute" });
	return `${printDay(clock.toPlainDate().toString(), locale)} ${time}`;
}
