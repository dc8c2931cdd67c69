import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";

/** Whether letters about replies go to the address behind a token; undefined when there is no such token. */
export async function getReplyLetters(db: Database, token: string): Promise<{ readonly areOff: boolean } | undefined> {
	const { rows } = await sql<{ off: boolean }>`
		select exists (select 1 from comment as other where lower(other.email) = lower(comment.email)
			and other.unsubscribed_at is not null) as off
		from comment where unsubscribe_token = ${token} and email is not null`.execute(db);
	return rows[0] && { areOff: rows[0].off };
}

/**
 * Ends letters about replies to the address behind a token, for all its comments, later ones too: anybody can type somebody else's
 * address. @returns false when there is no such token.
 */
export async function unsubscribeFromReplies(
	db: Database,
	{ token, now }: { token: string; now: Date },
): Promise<boolean> {
	const { rows } = await sql`
		update comment set unsubscribed_at = coalesce(comment.unsubscribed_at, ${now})
		from comment as named where named.unsubscribe_token = ${token} and lower(comment.email) = lower(named.email)
		returning comment.id`.execute(db);
	return rows.length > 0;
}

/**
 * Begins letters about replies again, for all comments of the address behind a token: the token comes by letter, so whoever has it reads the
 * mail of that address. @returns false when there is no such token.
 */
export async function resumeReplies(db: Database, { token }: { token: string }): Promise<boolean> {
	const { rows } = await sql`
		update comment set unsubscribed_at = null
		from comment as named where named.unsubscribe_token = ${token} and lower(comment.email) = lower(named.email)
		returning comment.id`.execute(db);
	return rows.length > 0;
}
