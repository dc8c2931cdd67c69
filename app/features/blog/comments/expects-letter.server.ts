import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { isShownComment } from "./shown-comments.server.ts";

/**
 * Whether the person whom this comment answers gets a letter about it: not where no page shows the answer, or he wants no letters, answers
 * himself, has had this letter already, or is the school.
 */
export async function expectsLetter(db: Transaction<Schema>, id: string): Promise<boolean> {
	const { rows } = await sql<{ postId: string; locale: Locale }>`
		select reply.post_id, reply.locale from comment as reply join comment as parent on parent.id = reply.parent_id
		where reply.id = ${id} and parent.email is not null
			and lower(parent.email) is distinct from lower(reply.email)
			and not exists (select 1 from comment as other
				where lower(other.email) = lower(parent.email) and other.unsubscribed_at is not null)
			and not exists (select 1 from outgoing_message where outgoing_message.comment_id = reply.id)`.execute(db);
	const [reply] = rows;
	return reply !== undefined && isShownComment(db, { id, ...reply });
}
