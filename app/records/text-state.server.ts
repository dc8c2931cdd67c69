import { type RawBuilder, type SqlBool, sql } from "kysely";

const STATES = ["missing", "draft", "scheduled", "published"];

/** The state of a text as readers see it now; `missing` where there is none. Names the table of the text, or what a query calls it. */
export function stateNow(text: string): RawBuilder<string> {
	const state = sql.ref(`${text}.state`);
	return sql`case when ${state} is null then 'missing' when ${state} = 'draft' then 'draft'
		when ${sql.ref(`${text}.publish_at`)} > now() then 'scheduled' else 'published' end`;
}

/** A filter of a list by the state that a text is in now. */
export function byStateNow(text: string) {
	return (state: string): RawBuilder<SqlBool> | undefined =>
		STATES.includes(state) ? sql<SqlBool>`${stateNow(text)} = ${state}` : undefined;
}
