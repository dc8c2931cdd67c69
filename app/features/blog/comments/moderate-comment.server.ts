import { sql, type Transaction } from "kysely";
import type { CommentStatus } from "../../../../database/blog-types.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import { tellContent } from "../../../../database/tell-content.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Clock } from "../../../platform/clock.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { expectsLetter } from "./expects-letter.server.ts";
import type { ReplySender } from "./reply-sender.ts";

type Moderation = { readonly id: string; readonly status: Exclude<CommentStatus, "waiting"> };

/**
 * Shows a comment, hides it or marks it as spam. The person whom it answers gets a letter when it is shown for the first time, unless the
 * page leaves it out with its thread, or he wants no letters, answers himself, or is the school. Comments approved under a hidden one are
 * shown with it again, and their letters go out then.
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
			.select(["status", "moderatedAt"])
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
		if (status === "approved") {
			const late = await listApprovedUnseen(transaction, { id, since: before.moderatedAt });
			for (const one of [id, ...late])
				if (await expectsLetter(transaction, one)) await replies.announceReply(transaction, one);
		}
		await tellContent(transaction, "posts");
		return succeed(status);
	});
}

type Hidden = { readonly id: string; readonly since: Date | null };

/** Ids of the comments approved below a comment since it was hidden, oldest first; a comment that was never shown has none. */
async function listApprovedUnseen(db: Transaction<Schema>, { id, since }: Hidden): Promise<string[]> {
	if (!since) return [];
	const { rows } = await sql<{ id: string }>`
		with recursive below as (
			select id, status, moderated_at, created_at from comment where parent_id = ${id}::uuid
			union all
			select reply.id, reply.status, reply.moderated_at, reply.created_at
			from comment as reply join below on below.id = reply.parent_id
		)
		select id from below where status = 'approved' and moderated_at >= ${since}::timestamptz order by created_at, id`.execute(
		db,
	);
	return rows.map((row) => row.id);
}
