import { type RawBuilder, sql } from "kysely";
import { isGroupOf } from "../../catalog/places/is-group-of.server.ts";

/** Beside a row of `course_order_line` that is called `line`: whether its lessons are those of groups, though these may be over. */
export function hasGroups(): RawBuilder<boolean> {
	return sql<boolean>`exists (select 1 from tariff join start on ${isGroupOf(sql<Date>`now()`)} where tariff.id = line.tariff_id)`;
}
