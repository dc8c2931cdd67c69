import type { Database } from "../../../../database/open-database.server.ts";

/** Keeps by which id the CRM knows a request; what follows is noted there. */
export async function keepLead(
	db: Database,
	{ id, crmId }: { readonly id: string; readonly crmId: string },
): Promise<void> {
	await db.updateTable("contactRequest").set({ crmId }).where("id", "=", id).execute();
}
