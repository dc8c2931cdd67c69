import { type RawBuilder, sql, type Transaction } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { StartTime } from "../../../shared/start-time.ts";

type MovedGroup = {
	readonly startId: string;
	/** When it began until now. */
	readonly known: StartTime;
	/** Name of the member of staff. */
	readonly by: string;
	readonly now: Date;
};

/**
 * Records whose places move with a group that begins at another time: places of orders, and of requests while they hold one. A customer who
 * has not been told of an earlier move yet still knows the time before that one. The caller has locked the group, so nobody gains or loses
 * a place meanwhile.
 */
export async function noteMovedPlaces(db: Transaction<Schema>, group: MovedGroup): Promise<void> {
	const { startId, now } = group;
	await note(db, group, {
		column: "line_id",
		of: sql`course_order_line where start_id = ${startId} and place in ('held', 'taken')`,
	});
	await note(db, group, {
		column: "hold_id",
		of: sql`seat_hold where start_id = ${startId} and order_id is null and ${isHeldNow(now)}`,
	});
}

type Place = { readonly column: "line_id" | "hold_id"; readonly of: RawBuilder<unknown> };

/**
 * On a conflict the row is updated rather than left alone: a job that is telling of the earlier move right now then waits for the time
 * written here.
 */
async function note(
	db: Transaction<Schema>,
	{ startId, known, by, now }: MovedGroup,
	{ column, of }: Place,
): Promise<void> {
	await sql`insert into moved_place (start_id, ${sql.ref(column)}, known_starts_at, known_zone, by, created_at)
		select ${startId}::uuid, id, ${known.startsAt}::timestamptz, ${known.zone}, ${by}, ${now}::timestamptz from ${of}
		on conflict (start_id, ${sql.ref(column)}) do update set by = excluded.by`.execute(db);
}
