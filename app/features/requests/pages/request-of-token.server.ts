import { type RawBuilder, sql } from "kysely";

/** The id of the request that a secret opens: of one that was merged, the one that stands for it. */
export function requestOfToken(token: string): RawBuilder<string> {
	return sql<string>`(select coalesce(merged.merged_into, merged.id) from contact_request merged where merged.token = ${token})`;
}
