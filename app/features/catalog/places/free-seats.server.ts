import { sql } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";

/** Free places of a row of `start`: total less taken less the holds that still run. */
export function freeSeats(now: Date) {
	return sql<number>`greatest(0, start.seats_total - start.seats_taken - (
		select count(*) from seat_hold where seat_hold.start_id = start.id and ${isHeldNow(now)}
	))::int`;
}
