import { sql } from "kysely";

/**
 * Free places of a row of `start`: total less taken less the holds that still run. Holds that have expired count as free even
 * before the job that releases them has come by.
 */
export function freeSeats(now: Date) {
	return sql<number>`greatest(0, start.seats_total - start.seats_taken - (
		select count(*) from seat_hold where seat_hold.start_id = start.id and seat_hold.released_at is null and seat_hold.expires_at > ${now}
	))::int`;
}
