import type { Database } from "../../../database/open-database.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/** Marks a consent of the request as withdrawn by its owner; a second time changes nothing. @returns whether it was withdrawn now. */
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
		.where("requestId", "=", requestOfToken(token))
		.executeTakeFirst();
	return result.numUpdatedRows > 0n;
}
