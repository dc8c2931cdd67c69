import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

export type FoundRequest = {
	readonly id: string;
	readonly repeatKeyPhone: string;
	readonly email: string | null;
};

/** Empty for whoever was erased meanwhile, or left none. The address is in small letters. */
export type Contacts = { readonly phone: string; readonly emailKey: string };

/** Locks every request of a phone or an address that was sent until then, and what was merged into one of them. */
export async function lockRequestsOfContacts(
	db: Transaction<Schema>,
	{ phone, emailKey, until }: Contacts & { readonly until: Date },
): Promise<FoundRequest[]> {
	const isTheirs = sql`(repeat_key_phone = nullif(${phone}, '') or repeat_key_email = nullif(${emailKey}, ''))`;
	const { rows } = await sql<FoundRequest>`
		select id, repeat_key_phone, email from contact_request
		where created_at <= ${until} and (${isTheirs} or merged_into in (select id from contact_request where ${isTheirs}))
		order by id
		for update`.execute(db);
	return rows;
}

/** Locks a request with every other one of its phone or its address that was sent until then, and what was merged into it. */
export async function lockRequestsOfSender(
	db: Transaction<Schema>,
	{ id, until }: { readonly id: string; readonly until: Date },
): Promise<FoundRequest[]> {
	const { rows } = await sql<FoundRequest>`
		with asked as (select id, repeat_key_phone, repeat_key_email from contact_request where id = ${id}::uuid)
		select request.id, request.repeat_key_phone, request.email from contact_request request, asked
		where request.id = asked.id or request.created_at <= ${until} and (request.merged_into = asked.id
			or request.repeat_key_phone = asked.repeat_key_phone or request.repeat_key_email = asked.repeat_key_email)
		order by request.id
		for update of request`.execute(db);
	return rows;
}
