import type { JobSender } from "../../../platform/jobs.server.ts";
import type { StaffMessages } from "../../staff/staff-messages.ts";
import { deliveryQueue } from "./create-message-sender.server.ts";

/** Writes each letter as a row for staff to see and adds the job that delivers it. */
export function createStaffMessages(jobs: JobSender): StaffMessages {
	return {
		async write(db, letter) {
			const row = await db.insertInto("staffLetter").values(letter).returning("id").executeTakeFirstOrThrow();
			const { id } = await db
				.insertInto("outgoingMessage")
				.values({
					channel: "letter",
					kind: `staff-${letter.kind}`,
					staffLetterId: row.id,
					details: JSON.stringify({}),
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			await jobs.send(db, deliveryQueue("letter"), { id });
		},
	};
}
