import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { isSameStart, type StartTime } from "../../../shared/start-time.ts";

/** Which places are looked at: those of lines of orders, or those that requests hold. */
type Places = { readonly column: "lineId" | "holdId"; readonly ids: readonly string[] };

/** A place whose people are to be told that its group begins at another time. */
export type MovedPlace = {
	/** Of the line or of the hold. */
	readonly placeId: string;
	readonly startId: string;
	/** What they know. */
	readonly from: StartTime;
	readonly to: StartTime;
	/** Name of the member of staff. */
	readonly by: string;
};

/**
 * Takes the recorded moves of these places, each once. Nobody is told of a group that was cancelled meanwhile or is back at the time people
 * know; moves of groups that have begun by now stay, in case the time was a mistake.
 */
export async function takeMovedPlaces(
	db: Transaction<Schema>,
	{ column, ids }: Places,
	now: Date,
): Promise<MovedPlace[]> {
	const taken = await db
		.deleteFrom("movedPlace")
		.using("start")
		.whereRef("start.id", "=", "movedPlace.startId")
		.where("start.startsAt", ">", now)
		.where(sql.ref(`movedPlace.${column}`), "=", sql`any(${ids}::uuid[])`)
		.returning([`movedPlace.${column} as placeId`, "movedPlace.startId", "knownStartsAt", "knownZone", "by"])
		.execute();
	if (taken.length === 0) return [];
	// Only now: a save that was under way when the rows were asked for has written its time by the time that they are given.
	const groups = await db
		.selectFrom("start")
		.where("id", "in", [...new Set(taken.map(({ startId }) => startId))])
		.where("status", "<>", "cancelled")
		.select(["id", "startsAt", "zone"])
		.execute();
	const times = new Map(groups.map(({ id, startsAt, zone }) => [id, { startsAt, zone }]));
	return taken.flatMap(({ placeId, startId, knownStartsAt, knownZone, by }) => {
		const from = { startsAt: knownStartsAt, zone: knownZone };
		const to = times.get(startId);
		return placeId && to && !isSameStart(from, to) ? [{ placeId, startId, from, to, by }] : [];
	});
}
