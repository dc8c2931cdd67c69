import { type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { filedLetters } from "./filed-letters.ts";

type Person = {
	/** Ids of the requests that are erased; `orders` are ids too, `emails` are in lower case. */
	readonly ids: readonly string[];
	readonly emails: readonly string[];
	readonly orders: readonly string[];
	/** Comments, and registrations of other requests, that were made later stay. */
	readonly until: Date;
};

/**
 * Messages that were not sent yet are not sent any more, except the one that says that the person was erased.
 * @returns the files of letters to the person, and of those that quote him to somebody else.
 */
export async function dropMessages(db: Transaction<Schema>, { ids, emails, orders, until }: Person): Promise<string[]> {
	const areTheirs = (comment: string) => sql`(lower(${sql.ref(`${comment}.email`)}) = any(${emails}::text[])
		and ${sql.ref(`${comment}.created_at`)} <= ${until} and not ${sql.ref(`${comment}.is_staff`)})`;
	const toPerson = sql<SqlBool>`(request_id = any(${ids}::uuid[]) or order_id = any(${orders}::uuid[])
		or registration_id in (select id from webinar_registration
			where request_id = any(${ids}::uuid[]) or email_key = any(${emails}::text[]) and created_at <= ${until})
		or trial_booking_id in (select id from trial_booking
			where request_id = any(${ids}::uuid[]) or booked_under = any(${ids}::uuid[]))
		or erasure_id in (select id from erasure_request where request_id = any(${ids}::uuid[]) or order_id = any(${orders}::uuid[])
			or order_id in (select id from course_order where customer_email_key = any(${emails}::text[]) and created_at <= ${until})
			or comment_id in (select id from comment where ${areTheirs("comment")}))
		or comment_id in (select reply.id from comment reply join comment answered on answered.id = reply.parent_id
			where ${areTheirs("answered")}))`;
	const ofPerson = sql<SqlBool>`comment_id in (select id from comment where ${areTheirs("comment")})`;
	await db
		.updateTable("outgoingMessage")
		.set({ status: "failed", lastError: MOOT.erased })
		.where(toPerson)
		.where("status", "=", "waiting")
		.where("kind", "!=", "erasure-done")
		.execute();
	const sent = await db
		.selectFrom("outgoingMessage")
		.where((where) => where.or([toPerson, ofPerson]))
		.where("channel", "=", "letter")
		.select("externalId")
		.execute();
	return filedLetters(sent);
}
