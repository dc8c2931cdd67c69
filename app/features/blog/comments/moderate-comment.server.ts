import { sql, type Transaction } from "kysely";
import type { CommentStatus } from "../../../../database/blog-types.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Clock } from "../../../platform/clock.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import type { ReplySender } from "./reply-sender.ts";

type Moderation = { readonly id: string; readonly status: Exclude<CommentStatus, "waiting"> };

/**
 * Shows a comment, hides it or puts it among the spam. Whoever is answered by a comment that is shown for the first time gets a
 * letter, unless he asked for none, answers himself, or is the school.
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
			.set({ status, moderatedAt: now, updatedAt: now, version: sql<number>`version + 1` })
			.where("id", "=", id)
			.execute();
		if (status === "approved" && (await expectsLetter(transaction, id))) await replies.announceReply(transaction, id);
		await sql`select pg_notify('content_changed', 'posts')`.execute(transaction);
		return succeed(status);
	});
}

async function expectsLetter(db: Transaction<Schema>, id: string): Promise<boolean> {
	const { rows } = await sql`
		select 1 from comment as reply join comment as parent on parent.id = reply.parent_id
		where reply.id = ${id} and parent.email is not null and parent.status = 'approved'
			and lower(parent.email) is distinct from lower(reply.email)
			and not exists (select 1 from comment as other
				where lower(other.email) = lower(parent.email) and other.unsubscribed_at is not null)
			and not exists (select 1 from outgoing_message where outgoing_message.comment_id = reply.id)`.execute(db);
	return rows.length > 0;
}
