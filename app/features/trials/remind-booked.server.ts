import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import type { TrialReminderKind } from "../../../database/trial-types.ts";
import type { BookingMessages } from "./booking-messages.ts";

/** How many minutes before the lesson each goes out; it is not made up for once the next one is due, nor after the start. */
const REMINDERS: readonly { readonly kind: TrialReminderKind; readonly before: number; readonly until: number }[] = [
	{ kind: "day", before: 24 * 60, until: 60 },
	{ kind: "hour", before: 60, until: 0 },
];
/** Bookings of one transaction: on the embedded database everybody else waits meanwhile. */
const BATCH = 50;
const MINUTE_MS = 60_000;

/** Writes every reminder that is due and has not been written, each once for a booking and its time. @returns how many. */
export async function remindBooked(
	db: Database,
	{ now, messages }: { now: Date; messages: BookingMessages },
): Promise<number> {
	let written = 0;
	for (const reminder of REMINDERS) {
		for (;;) {
			const count = await remindSome(db, { ...reminder, now, messages });
			written += count;
			if (count < BATCH) break;
		}
	}
	return written;
}

type Due = (typeof REMINDERS)[number] & { readonly now: Date; readonly messages: BookingMessages };

function remindSome(db: Database, { kind, before, until, now, messages }: Due): Promise<number> {
	return inTransaction(db, async (transaction) => {
		// Who booked after the moment of a reminder was told everything by the letter about that.
		const { rows } = await sql<{ bookingId: string }>`
			insert into trial_reminder (booking_id, kind, starts_at, created_at)
			select id, ${kind}::text, starts_at, ${now}::timestamptz
			from trial_booking booking
			where status = 'booked'
				and starts_at <= ${new Date(now.getTime() + before * MINUTE_MS)}
				and starts_at > ${new Date(now.getTime() + until * MINUTE_MS)}
				and booked_at <= starts_at - ${before}::integer * interval '1 minute'
				and not exists (select 1 from trial_reminder sent where sent.booking_id = booking.id
					and sent.kind = ${kind} and sent.starts_at = booking.starts_at)
			order by starts_at, id
			limit ${BATCH}
			on conflict do nothing
			returning booking_id`.execute(transaction);
		for (const { bookingId } of rows) await messages.write(transaction, kind, bookingId);
		return rows.length;
	});
}
