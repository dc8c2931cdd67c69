import type { JobSender } from "../../../platform/jobs.server.ts";
import type { ReplySender } from "../../blog/comments/reply-sender.ts";
import { queueMessage } from "./queue-message.server.ts";

/** Writes the letter about a reply as a row for staff to see and adds the job that delivers it. */
export function createReplySender(jobs: JobSender): ReplySender {
	return {
		announceReply: (db, commentId) =>
			queueMessage(db, jobs, { channel: "letter", kind: "comment-reply", commentId, details: {} }),
	};
}
