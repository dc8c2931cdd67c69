import { type RawBuilder, sql } from "kysely";
import type { Locale } from "../../../shared/localized.ts";

/** The school's clock at the start of a slot: teachers of several zones stand in one list. */
const CLOCK = sql`(trial_slot.starts_at at time zone (select value->'is'->>'zone' from setting where key = 'hours'))`;

/** As screens of the office print a moment in lists. */
const LANGUAGES: Readonly<Record<Locale, string>> = { ru: "ru-RU", en: "en-GB" };

/** A free time as staff choose it from a list: `пн, 30 нояб., 14:30, Анна Ветрова · Ведёт Scratch`, since whom to choose depends on the course. */
export function slotTitle(locale: Locale): RawBuilder<string> {
	const day = sql`extract(day from ${CLOCK}) || ' ' || ${monthName(locale, "short")}`;
	const teacher = sql`concat_ws(' · ', ${teacherName(locale)}, nullif(teacher.text->${sql.lit(locale)}->>'role', ''))`;
	return sql`concat_ws(', ', ${weekdayName(locale, "short")}, ${day}, to_char(${CLOCK}, 'HH24:MI'), ${teacher})`;
}

/** What else a time is looked for by: its whole weekday and month, the date in figures. */
export const SLOT_DATE = sql`concat_ws(' ', to_char(${CLOCK}, 'DD.MM.YYYY'), ${weekdayName("ru", "long")}, ${monthName("ru", "long")},
	${weekdayName("en", "long")}, ${monthName("en", "long")})`;

/** The name of the teacher of a slot. */
export function teacherName(locale: Locale): RawBuilder<string> {
	return sql`teacher.text->${sql.lit(locale)}->>'name'`;
}

/** Beside a day, as Russian declines it: `ноября`. */
function monthName(locale: Locale, month: "short" | "long"): RawBuilder<string> {
	const format = new Intl.DateTimeFormat(LANGUAGES[locale], { day: "numeric", month, timeZone: "UTC" });
	const names = Array.from({ length: 12 }, (_, index) => part(format, "month", Date.UTC(2026, index)));
	return sql`(array[${sql.join(names.map(sql.lit))}])[extract(month from ${CLOCK})::int]`;
}

function weekdayName(locale: Locale, weekday: "short" | "long"): RawBuilder<string> {
	const format = new Intl.DateTimeFormat(LANGUAGES[locale], { weekday, timeZone: "UTC" });
	// The fifth of January 2026 is a Monday, the first day for PostgreSQL's `isodow`.
	const names = Array.from({ length: 7 }, (_, index) => part(format, "weekday", Date.UTC(2026, 0, 5 + index)));
	return sql`(array[${sql.join(names.map(sql.lit))}])[extract(isodow from ${CLOCK})::int]`;
}

function part(format: Intl.DateTimeFormat, type: "month" | "weekday", at: number): string {
	return format.formatToParts(at).find((piece) => piece.type === type)?.value ?? "";
}
