import type { JobSender } from "../../../platform/jobs.server.ts";
import type { ReplySender } from "../../blog/comments/reply-sender.ts";
import { deliveryQueue } from "./create-message-sender.server.ts";

/** Writes the letter about a reply as a row for staff to see and adds the job that delivers it. */
export function createReplySender(jobs: JobSender): ReplySender {
	return {
		async announceReply(db, commentId) {
			const { id } = await db
				.insertInto("outgoingMessage")
				.values({ channel: "letter", kind: "comment-reply", commentId, details: JSON.stringify({}) })
				.returning("id")
				.executeTakeFirstOrThrow();
			await jobs.send(db, deliveryQueue("letter"), { id });
		},
	};
}
