import type { JobSender } from "../../../platform/jobs.server.ts";
import type { ErasureMessages } from "./erasure-messages.ts";
import { queueMessage } from "./queue-message.server.ts";

/** Writes each letter as a row for staff to see and adds the job that delivers it. */
export function createErasureMessages(jobs: JobSender): ErasureMessages {
	return {
		announceErased: (db, { erasureId, ...details }) =>
			queueMessage(db, jobs, { channel: "letter", kind: "erasure-done", erasureId, details }),
		announceRefusal: (db, erasureId) =>
			queueMessage(db, jobs, { channel: "letter", kind: "erasure-refused", erasureId, details: {} }),
	};
}
