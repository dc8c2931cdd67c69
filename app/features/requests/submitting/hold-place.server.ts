import { sql, type Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { DAY_MS } from "../../../shared/durations.ts";
import { freeSeats } from "../../catalog/places/free-seats.server.ts";

/**
 * Holds one place of a group for a request. The row of the group is locked first, so that places cannot be oversold.
 * @returns false when the group has no free place, is closed or has begun.
 */
export async function holdPlace(
	db: Transaction<Schema>,
	{ startId, requestId, now, days }: { startId: string; requestId: string; now: Date; days: number },
): Promise<boolean> {
	// "No key": the request row that points at this group has locked its key already, in every transaction that waits here.
	await sql`select id from start where id = ${startId}::uuid for no key update`.execute(db);
	const start = await db
		.selectFrom("start")
		.where("id", "=", startId)
		.where("status", "=", "open")
		.where("startsAt", ">", now)
		.select(["id", freeSeats(now).as("free")])
		.executeTakeFirst();
	if (!start || start.free < 1) return false;
	await db
		.insertInto("seatHold")
		.values({ startId, requestId, expiresAt: new Date(now.getTime() + days * DAY_MS), createdAt: now })
		.execute();
	await tellContent(db, "places");
	return true;
}
