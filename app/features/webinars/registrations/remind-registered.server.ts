import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { ReminderKind } from "../../../../database/webinar-types.ts";
import { type DueReminder, writeDueReminders } from "../../../shared/due-reminders.ts";
import type { RegistrationMessages } from "./registration-messages.ts";
import { WEBINAR_REMINDERS } from "./webinar-reminders.ts";

/** How many registrations one transaction handles. */
const BATCH = 50;

/** Writes every reminder that is due and has not been written, each once for a registration and its date. @returns how many. */
export async function remindRegistered(
	db: Database,
	{ now, messages }: { now: Date; messages: RegistrationMessages },
): Promise<number> {
	return writeDueReminders(WEBINAR_REMINDERS, {
		now,
		batch: BATCH,
		writeSome: (reminder) => remindSome(db, { ...reminder, now, messages }),
	});
}

type Due = DueReminder<ReminderKind> & { readonly now: Date; readonly messages: RegistrationMessages };

function remindSome(db: Database, { kind, before, from, to, now, messages }: Due): Promise<number> {
	return inTransaction(db, async (transaction) => {
		// A person who registered, or was moved, after the moment of a reminder learned everything from the letter about that.
		const { rows } = await sql<{ registrationId: string }>`
			insert into webinar_reminder (registration_id, kind, starts_at, created_at)
			select registration.id, ${kind}::text, webinar.starts_at, ${now}::timestamptz
			from webinar_registration registration join webinar on webinar.id = registration.webinar_id
			where registration.cancelled_at is null
				and webinar.status = 'published'
				and registration.starts_at = webinar.starts_at
				and webinar.starts_at <= ${to}
				and webinar.starts_at > ${from}
				and greatest(registration.created_at, registration.moved_at) <= webinar.starts_at - ${before}::integer * interval '1 minute'
				and not exists (select 1 from webinar_reminder sent where sent.registration_id = registration.id
					and sent.kind = ${kind} and sent.starts_at = webinar.starts_at)
			order by webinar.starts_at, registration.id
			limit ${BATCH}
			on conflict do nothing
			returning registration_id`.execute(transaction);
		for (const { registrationId } of rows) await messages.write(transaction, kind, registrationId);
		return rows.length;
	});
}
