import type { Database } from "../../../../database/open-database.server.ts";
import { tellContent } from "../../../../database/tell-content.server.ts";

/** Marks holds whose time is over as released, so that pages show the places again. @returns how many there were. */
export async function releaseHolds(db: Database, now: Date): Promise<number> {
	const result = await db
		.updateTable("seatHold")
		.set({ releasedAt: now })
		.where("releasedAt", "is", null)
		.where("expiresAt", "<=", now)
		.executeTakeFirst();
	const released = Number(result.numUpdatedRows);
	if (released > 0) await tellContent(db, "places");
	return released;
}
