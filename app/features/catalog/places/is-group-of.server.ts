import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * Whether the lessons of a tariff are those of a group, beside rows of `tariff` and `start`, so that a buyer of the tariff takes a place
 * there. A tariff with a mentor that has no coming groups of its own is taught in the groups of the course's tariff of kind `group`.
 */
export function isGroupOf(now: Date | RawBuilder<Date>): RawBuilder<SqlBool> {
	return sql<SqlBool>`(tariff.course_id = start.course_id and (tariff.id = start.tariff_id or (tariff.kind = 'with_mentor'
		and exists (select 1 from tariff taught where taught.id = start.tariff_id and taught.kind = 'group')
		and not exists (select 1 from start own where own.course_id = start.course_id and own.tariff_id = tariff.id
			and own.status = 'open' and own.starts_at > ${now}::timestamptz))))`;
}

/** Codes of the tariffs whose lessons are those of the row of `start`, its own first. */
export function codesOfGroup(now: Date): RawBuilder<string[]> {
	return sql<string[]>`(select json_agg(tariff.code order by tariff.id = start.tariff_id desc, tariff.position)
		from tariff where ${isGroupOf(now)})`;
}
