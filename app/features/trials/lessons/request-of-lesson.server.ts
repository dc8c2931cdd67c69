import { type RawBuilder, sql } from "kysely";

/**
 * The id of the request whose lesson a secret moves: its own, and of one that was merged the one that stands for it while the lesson
 * that was booked under this secret is ahead. Whatever else is booked there is not for its eyes.
 */
export function requestOfLesson(token: string): RawBuilder<string> {
	return sql<string>`(select coalesce((select lesson.request_id from trial_booking lesson
		where lesson.booked_under = own.id and lesson.status = 'booked'), own.id) from contact_request own where own.token = ${token})`;
}

/** The id of the request by whose secret a row of `trial_booking` was booked, also where it was merged since: letters go to its address. */
export const bookingRequest: RawBuilder<string> = sql<string>`coalesce(trial_booking.booked_under, trial_booking.request_id)`;
