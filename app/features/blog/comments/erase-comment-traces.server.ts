import type { Database } from "../../../../database/open-database.server.ts";
import { DAY_MS } from "../../../shared/durations.ts";

/** The address and browser of a commenter serve to detect spam; after so many days they serve nothing. */
const KEEP_DAYS = 90;

/** Erases where old comments came from; the consents to them keep their texts and times. @returns how many comments there were. */
export async function eraseCommentTraces(db: Database, now: Date): Promise<number> {
	const result = await db
		.updateTable("comment")
		.set({ ip: null, agent: null })
		.where("createdAt", "<", new Date(now.getTime() - KEEP_DAYS * DAY_MS))
		.where((where) => where.or([where("ip", "is not", null), where("agent", "is not", null)]))
		.executeTakeFirst();
	return Number(result.numUpdatedRows);
}
