import { sql, type Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { eraseTraces } from "../../requests/consents/erase-traces.server.ts";

/**
 * Erases the person from the comments that were written from these addresses (in lower case) until then; the texts stay under the articles.
 * Of those that nobody is shown, which waits for a decision too, the words go as well: nobody may publish them any more.
 * @returns how many comments there were.
 */
export async function eraseCommenter(
	db: Transaction<Schema>,
	{ emails, until, now }: { readonly emails: readonly string[]; readonly until: Date; readonly now: Date },
): Promise<number> {
	const { rows } = await sql<{ id: string }>`
		update comment set name = '—', email = null, ip = null, agent = null, unsubscribed_at = coalesce(unsubscribed_at, ${now}),
			text = case status when 'approved' then text else '—' end, status = case status when 'waiting' then 'hidden' else status end,
			content_hash = 'erased:' || id, version = version + 1, updated_at = ${now}
		where lower(email) = any(${emails}::text[]) and created_at <= ${until} and not is_staff
		returning id`.execute(db);
	const ids = rows.map(({ id }) => id);
	if (ids.length === 0) return 0;
	await eraseTraces(db, sql`comment_id = any(${ids}::uuid[])`);
	await tellContent(db, "posts");
	return ids.length;
}
