import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { LOOKALIKES, lookOfCode, readPromoCode } from "../rules/evaluate-promo.ts";

/** The code as typed: the exact letters, or else a code that looks the same on the screen. A query for one row at most. */
export function typedPromo(db: Database, typed: string) {
	const code = readPromoCode(typed);
	const { cyrillic, latin } = LOOKALIKES;
	return db
		.selectFrom("promoCode")
		.where(sql<string>`translate(promo_code.code, ${cyrillic}, ${latin})`, "=", lookOfCode(code))
		.orderBy(sql<boolean>`promo_code.code = ${code}`, "desc")
		.orderBy("promoCode.code")
		.limit(1);
}
