import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { isFreeSlot, isOfferedTo } from "../../requests/pages/free-slot.server.ts";
import type { TrialRequest } from "./lock-trial-request.server.ts";

/** In one order for everybody, so that two people who change places never wait for each other. */
export async function lockSlots(
	db: Transaction<Schema>,
	{ slotId, requestId }: { slotId: string; requestId: string },
): Promise<void> {
	await sql`select id from trial_slot where id = ${slotId}::uuid or held_for = ${requestId}::uuid order by id for update`.execute(
		db,
	);
}

type Wanted = { readonly slotId: string; readonly request: Pick<TrialRequest, "id" | "courseId">; readonly now: Date };

/** A time as whoever wants it sees it, after it was locked. */
export function findSlot(db: Transaction<Schema>, { slotId, request, now }: Wanted) {
	return db
		.selectFrom("trialSlot")
		.where("trialSlot.id", "=", slotId)
		.select(["id", "teacherId", "startsAt", "minutes", "zone", "meetingUrl", "heldFor", "heldUntil"])
		.select(isFreeSlot({ now, requestId: request.id }).as("isFree"))
		.select(isOfferedTo({ requestId: request.id, courseId: request.courseId }).as("isOffered"))
		.executeTakeFirst();
}

export type FoundSlot = NonNullable<Awaited<ReturnType<typeof findSlot>>>;
