import type { RawBuilder } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";

/** A place of a group that is held now; `startsAt` is its first lesson, in the zone of the group. */
export type HeldPlace = { readonly startsAt: Date; readonly zone: string; readonly heldUntil: Date };

/** The place that is held for a request; undefined when there is none. */
export function findHeldPlace(
	db: Database,
	{ requestId, now }: { readonly requestId: string | RawBuilder<string>; readonly now: Date },
): Promise<HeldPlace | undefined> {
	return db
		.selectFrom("seatHold")
		.innerJoin("start", "start.id", "seatHold.startId")
		.where("seatHold.requestId", "=", requestId)
		.where(isHeldNow(now))
		.select(["start.startsAt", "start.zone", "seatHold.expiresAt as heldUntil"])
		.executeTakeFirst();
}
