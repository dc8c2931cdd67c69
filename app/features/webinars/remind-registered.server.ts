import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import type { ReminderKind } from "../../../database/webinar-types.ts";
import type { RegistrationMessages } from "./registration-messages.ts";

/** How long before the start each reminder goes out; it is not made up for once the next one is due, nor after the start. */
const REMINDERS: readonly { readonly kind: ReminderKind; readonly before: number; readonly until: number }[] = [
	{ kind: "day", before: 24 * 60, until: 60 },
	{ kind: "hour", before: 60, until: 10 },
	{ kind: "minutes", before: 10, until: 0 },
];
/** Registrations of one transaction: on the embedded database everybody else waits meanwhile. */
const BATCH = 50;
const MINUTE_MS = 60_000;

/** Writes every reminder that is due and has not been written, each once for a registration and its date. @returns how many. */
export async function remindRegistered(
	db: Database,
	{ now, messages }: { now: Date; messages: RegistrationMessages },
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

type Due = (typeof REMINDERS)[number] & { readonly now: Date; readonly messages: RegistrationMessages };

function remindSome(db: Database, { kind, before, until, now, messages }: Due): Promise<number> {
	return inTransaction(db, async (transaction) => {
		// Who registered after the moment of a reminder was told everything by the first letter.
		const { rows } = await sql<{ registrationId: string }>`
			insert into webinar_reminder (registration_id, kind, starts_at, created_at)
			select registration.id, ${kind}::text, webinar.starts_at, ${now}::timestamptz
			from webinar_registration registration join webinar on webinar.id = registration.webinar_id
			where registration.cancelled_at is null
				and webinar.status = 'published'
				and registration.starts_at = webinar.starts_at
				and webinar.starts_at <= ${new Date(now.getTime() + before * MINUTE_MS)}
				and webinar.starts_at > ${new Date(now.getTime() + until * MINUTE_MS)}
				and registration.created_at <= webinar.starts_at - ${before}::integer * interval '1 minute'
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
