import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import { WEBINAR_REMINDERS } from "../../../shared/webinar-states.ts";
import type { RegistrationLetter, RegistrationMessages } from "../../webinars/registrations/registration-messages.ts";
import { queueMessage } from "./queue-message.server.ts";

/** Letters about one date alone: held up until the webinar has another one, they are not sent, as that one has letters of its own. */
const OF_ONE_DATE: ReadonlySet<RegistrationLetter> = new Set(["moved", ...WEBINAR_REMINDERS]);

/** Writes each letter as a row for staff to see and adds the job that delivers it. */
export function createRegistrationMessages(jobs: JobSender): RegistrationMessages {
	return {
		async write(db, letter, registrationId, startsAt) {
			const told = startsAt ?? (OF_ONE_DATE.has(letter) ? await selectStart(db, registrationId) : undefined);
			const details = told ? { startsAt: told.toISOString() } : {};
			await queueMessage(db, jobs, { channel: "letter", kind: `webinar-${letter}`, registrationId, details });
		},
	};
}

async function selectStart(db: Transaction<Schema>, registrationId: string): Promise<Date> {
	const { startsAt } = await db
		.selectFrom("webinarRegistration")
		.where("id", "=", registrationId)
		.select("startsAt")
		.executeTakeFirstOrThrow();
	return startsAt;
}
