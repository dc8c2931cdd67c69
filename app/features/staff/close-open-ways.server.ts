import type { Database } from "../../../database/open-database.server.ts";

/**
 * Ends what opens an account besides a session: links for a new password that were sent, browsers that are trusted without a code, sign-ins
 * that wait for one. better-auth keeps the id of the account as the value of each, and itself ends only the one that was used.
 */
export async function closeOpenWays(db: Database, userId: string): Promise<void> {
	await db.deleteFrom("staffVerification").where("value", "=", userId).execute();
}
