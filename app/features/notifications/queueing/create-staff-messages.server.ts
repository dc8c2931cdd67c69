import type { JobSender } from "../../../platform/jobs.server.ts";
import type { StaffMessages } from "../../staff/staff-messages.ts";
import { queueMessage } from "./queue-message.server.ts";

/** Writes each letter as a row for staff to see and adds the job that delivers it. */
export function createStaffMessages(jobs: JobSender): StaffMessages {
	return {
		async write(db, letter) {
			const row = await db.insertInto("staffLetter").values(letter).returning("id").executeTakeFirstOrThrow();
			const kind = `staff-${letter.kind}` as const;
			await queueMessage(db, jobs, { channel: "letter", kind, staffLetterId: row.id, details: {} });
		},
	};
}
