import { type RawBuilder, type SqlBool, sql } from "kysely";
import { z } from "zod";
import { isRowId } from "../shared/row-id.ts";

type Filter = (value: string) => RawBuilder<SqlBool> | undefined;

/** A filter of a list by the record that a column names, or that a condition is about. What is no id limits nothing. */
export function byRowId(rule: RawBuilder<unknown> | ((id: string) => RawBuilder<SqlBool>)): Filter {
	const limit = typeof rule === "function" ? rule : (id: string) => sql<SqlBool>`${rule} = ${id}`;
	return (id) => (isRowId(id) ? limit(id) : undefined);
}

/** Filters of a list by a calendar day of the school, `YYYY-MM-DD`: from its midnight on, and until its end. What is no day limits nothing. */
export function sinceDay(moment: RawBuilder<unknown>): Filter {
	return (day) => (isDay(day) ? sql<SqlBool>`${moment} >= ${beginningOf(day)}` : undefined);
}

export function untilDay(moment: RawBuilder<unknown>): Filter {
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
