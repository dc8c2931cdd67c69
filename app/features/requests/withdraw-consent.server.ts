import type { Database } from "../../../database/open-database.server.ts";
import { isOpenedBy } from "./list-consents.server.ts";

/** Marks a consent of a request or of an order as withdrawn by its owner; a second time changes nothing. @returns whether it was withdrawn now. */
export async function withdrawConsent(
	db: Database,
	{ token, consentId, now }: { token: string; consentId: string; now: Date },
): Promise<boolean> {
	const result = await db
		.updateTable("consent")
		.set({ withdrawnAt: now, withdrawnThrough: "my-data" })
		.where("id", "=", consentId)
		.where("granted", "=", true)
		.where("withdrawnAt", "is", null)
		.where(isOpenedBy(token))
		.executeTakeFirst();
	return result.numUpdatedRows > 0n;
}
