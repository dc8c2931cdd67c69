import type { Database } from "../../../../database/open-database.server.ts";

/** Keeps the id that a request has in the CRM; whatever follows is noted at that deal. */
export async function keepLead(
	db: Database,
	{ id, crmId }: { readonly id: string; readonly crmId: string },
): Promise<void> {
	await db.updateTable("contactRequest").set({ crmId }).where("id", "=", id).execute();
}
