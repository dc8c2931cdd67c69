import { type RawBuilder, type SqlBool, sql } from "kysely";
import { z } from "zod";

type DayFilter = (day: string) => RawBuilder<SqlBool> | undefined;

/** Filters of a list by a calendar day of the school, `YYYY-MM-DD`: from its midnight on, and until its end. What is no day limits nothing. */
export function sinceDay(moment: RawBuilder<unknown>): DayFilter {
	return (day) => (isDay(day) ? sql<SqlBool>`${moment} >= ${beginningOf(day)}` : undefined);
}

export function untilDay(moment: RawBuilder<unknown>): DayFilter {
	return (day) => (isDay(day) ? sql<SqlBool>`${moment} < ${beginningOf(day, 1)}` : undefined);
}

function isDay(value: string): boolean {
	return z.iso.date().safeParse(value).success;
}

/** Midnight of a calendar day, or of one so many days later, as the school's clocks show it. */
function beginningOf(day: string, daysLater = 0): RawBuilder<Date> {
	return sql<Date>`((${day}::date + ${daysLater}::integer)::timestamp
		at time zone (select value -> 'is' ->> 'zone' from setting where key = 'hours'))`;
}
