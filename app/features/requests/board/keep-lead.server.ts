import type { Database } from "../../../../database/open-database.server.ts";

/** Stores the id of a request in the CRM; later notes go to that deal. */
export async function keepLead(
	db: Database,
	{ id, crmId }: { readonly id: string; readonly crmId: string },
): Promise<void> {
	await db.updateTable("contactRequest").set({ crmId }).where("id", "=", id).execute();
}
