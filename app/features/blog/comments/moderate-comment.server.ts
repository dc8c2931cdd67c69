import type { CommentStatus } from "../../../../database/blog-types.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import { tellContent } from "../../../../database/tell-content.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Clock } from "../../../platform/clock.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { expectsLetter } from "./expects-letter.server.ts";
import type { ReplySender } from "./reply-sender.ts";

type Moderation = { readonly id: string; readonly status: Exclude<CommentStatus, "waiting"> };

/**
 * Shows a comment, hides it or puts it among the spam. Whoever is answered by a comment that is shown for the first time gets a
 * letter, unless the page leaves it out with its thread, he asked for none, answers himself, or is the school.
 */
export async function moderateComment(
	db: Database,
	{ id, status }: Moderation,
	{ clock, replies }: { clock: Clock; replies: ReplySender },
): Promise<Result<CommentStatus, "notFound">> {
	return inTransaction(db, async (transaction) => {
		const before = await transaction
			.selectFrom("comment")
			.where("id", "=", id)
			.select("status")
			.forUpdate()
			.executeTakeFirst();
		if (!before) return fail("notFound");
		if (before.status === status) return succeed(status);
		const now = clock.now();
		await transaction
			.updateTable("comment")
			.set({ status, moderatedAt: now, ...raised(now) })
			.where("id", "=", id)
			.execute();
		if (status === "approved" && (await expectsLetter(transaction, id))) await replies.announceReply(transaction, id);
		await tellContent(transaction, "posts");
		return succeed(status);
	});
}
