import { type RawBuilder, sql } from "kysely";

/**
 * The id of the request that counts for a secret: for a merged request, the one that stands for it. Of that one, the merged request's
 * secret shows only state, discount and place with their courses: the two need not have come from one person.
 */
export function requestOfToken(token: string): RawBuilder<string> {
	return sql<string>`(select coalesce(merged.merged_into, merged.id) from contact_request merged where merged.token = ${token})`;
}
