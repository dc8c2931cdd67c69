import type { Database } from "../../../database/open-database.server.ts";

/** Gives back what a visitor holds. */
export async function releaseSlot(db: Database, { token }: { token: string }): Promise<void> {
	await db
		.updateTable("trialSlot")
		.set({ heldFor: null, heldUntil: null })
		.where("heldFor", "=", (query) =>
			query.selectFrom("contactRequest").where("token", "=", token).select("contactRequest.id"),
		)
		.execute();
}
