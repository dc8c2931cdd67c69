import type { Transaction } from "kysely";
import type { Schema } from "../../database/types.ts";

export type SlugKind = "course" | "category" | "post" | "author" | "webinar" | "rubric";

/**
 * Keeps the old address and all before it leading to the new one for ever, each at once: however often a record is renamed, nobody has to
 * follow one name to the next. A name that is used again stops leading away.
 */
export async function renameSlug(
	transaction: Transaction<Schema>,
	{ kind, from, to }: { kind: SlugKind; from: string; to: string },
): Promise<void> {
	if (from === to) return;
	await transaction.deleteFrom("slugRedirect").where("kind", "=", kind).where("oldSlug", "=", to).execute();
	await transaction
		.updateTable("slugRedirect")
		.set({ newSlug: to })
		.where("kind", "=", kind)
		.where("newSlug", "=", from)
		.execute();
	await transaction
		.insertInto("slugRedirect")
		.values({ kind, oldSlug: from, newSlug: to })
		.onConflict((conflict) => conflict.columns(["kind", "oldSlug"]).doUpdateSet({ newSlug: to }))
		.execute();
}
