import { type RawBuilder, type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

type Consent = Selectable<Schema["consent"]>;

/** Marks consents that were given and still stand as withdrawn. `which` is a condition on `consent`. @returns those that were. */
export async function withdrawConsents(
	db: Transaction<Schema>,
	which: RawBuilder<SqlBool>,
	{ through, now }: { readonly through: NonNullable<Consent["withdrawnThrough"]>; readonly now: Date },
): Promise<Pick<Consent, "kind" | "commentId">[]> {
	return db
		.updateTable("consent")
		.set({ withdrawnAt: now, withdrawnThrough: through })
		.where(sql<SqlBool>`granted and withdrawn_at is null`)
		.where(which)
		.returning(["kind", "commentId"])
		.execute();
}
