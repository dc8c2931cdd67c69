import { type RawBuilder, sql } from "kysely";

/**
 * The id of the request that counts for a secret: of one that was merged, the one that stands for it. Only its state, its discount and its
 * place are for the secret of the merged one: whoever sent that need not be the person of the other.
 */
export function requestOfToken(token: string): RawBuilder<string> {
	return sql<string>`(select coalesce(merged.merged_into, merged.id) from contact_request merged where merged.token = ${token})`;
}
