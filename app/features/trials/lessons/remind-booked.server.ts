import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { TrialReminderKind } from "../../../../database/trial-types.ts";
import { type DueReminder, writeDueReminders } from "../../../shared/due-reminders.ts";
import type { BookingMessages } from "./booking-messages.ts";
import { TRIAL_REMINDERS } from "./trial-reminders.ts";

/** Bookings of one transaction. */
const BATCH = 50;

/** Writes every reminder that is due and has not been written, each once for a booking and its time. @returns how many. */
export async function remindBooked(
	db: Database,
	{ now, messages }: { now: Date; messages: BookingMessages },
): Promise<number> {
	return writeDueReminders(TRIAL_REMINDERS, {
		now,
		batch: BATCH,
		writeSome: (reminder) => remindSome(db, { ...reminder, now, messages }),
	});
}

type Due = DueReminder<TrialReminderKind> & { readonly now: Date; readonly messages: BookingMessages };

function remindSome(db: Database, { kind, before, from, to, now, messages }: Due): Promise<number> {
	return inTransaction(db, async (transaction) => {
		// A visitor who booked after the moment of a reminder learned everything from the letter about the booking.
		const { rows } = await sql<{ bookingId: string }>`
			insert into trial_reminder (booking_id, kind, starts_at, created_at)
			select id, ${kind}::text, starts_at, ${now}::timestamptz
			from trial_booking booking
			where status = 'booked'
				and starts_at <= ${to}
				and starts_at > ${from}
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
