import type { JobSender } from "../../../platform/jobs.server.ts";
import type { RegistrationMessages } from "../../webinars/registrations/registration-messages.ts";
import { queueMessage } from "./queue-message.server.ts";

/** Writes each letter as a row for staff to see and adds the job that delivers it. */
export function createRegistrationMessages(jobs: JobSender): RegistrationMessages {
	return {
		async write(db, letter, registrationId, startsAt) {
			const details = startsAt ? { startsAt: startsAt.toISOString() } : {};
			await queueMessage(db, jobs, { channel: "letter", kind: `webinar-${letter}`, registrationId, details });
		},
	};
}
