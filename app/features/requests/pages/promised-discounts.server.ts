import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/**
 * Requests with the discounts promised under a secret itself, or to the request that stands for it: merging moves no promises. A valid one
 * comes before an expired one, the secret's own before the other's. `until` is the first moment without the discount, null where it has no
 * end.
 */
export function promisedDiscounts(db: Database, { token, now }: { readonly token: string; readonly now: Date }) {
	return db
		.selectFrom("contactRequest")
		.where((where) => where.or([where("token", "=", token), where("id", "=", requestOfToken(token))]))
		.where("discountMinor", ">", 0)
		.select(["discountPercent as percent", "discountMinor as minor", "discountCurrency as currency"])
		.select("discountUntil as until")
		.select(sql<boolean>`coalesce(discount_until <= ${now}, false)`.as("isOver"))
		.orderBy("isOver")
		.orderBy(sql`token = ${token}`, "desc");
}
