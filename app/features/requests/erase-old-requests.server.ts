import type { Database } from "../../../database/open-database.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes requests that are older than the school may keep them, with everything that hangs on them. @returns how many there were. */
export async function eraseOldRequests(
	db: Database,
	{ now, keepDays }: { now: Date; keepDays: number },
): Promise<number> {
	const result = await db
		.deleteFrom("contactRequest")
		.where("createdAt", "<", new Date(now.getTime() - keepDays * DAY_MS))
		.executeTakeFirst();
	return Number(result.numDeletedRows);
}
