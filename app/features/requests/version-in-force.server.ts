import type { Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import type { Locale } from "../../shared/localized.ts";

/** The version of a legal document that somebody accepts at this moment. */
export function versionInForce(
	db: Transaction<Schema>,
	{ kind, locale, now }: { kind: string; locale: Locale; now: Date },
): Promise<{ number: number; hash: string }> {
	return db
		.selectFrom("legalVersion")
		.where("kind", "=", kind)
		.where("locale", "=", locale)
		.where("validFrom", "<=", now.toISOString().slice(0, 10))
		.orderBy("number", "desc")
		.select(["number", "hash"])
		.executeTakeFirstOrThrow();
}
