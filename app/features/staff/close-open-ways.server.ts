import type { Database } from "../../../database/open-database.server.ts";

/**
 * Ends everything besides a session that opens an account: password links that were sent, browsers trusted without a code, sign-ins that
 * wait for one. better-auth stores the account's id as the value of each, and itself ends only the one that was used.
 */
export async function closeOpenWays(db: Database, userId: string): Promise<void> {
	await db.deleteFrom("staffVerification").where("value", "=", userId).execute();
}
