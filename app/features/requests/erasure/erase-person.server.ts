import { sql, type Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { releaseRequestHolds } from "../board/release-request-holds.server.ts";
import type { RequestFollower } from "../board/request-follower.ts";
import { tellBoard } from "../board/tell-board.server.ts";
import { eraseTraces } from "../consents/erase-traces.server.ts";
import { dropMessages } from "./drop-messages.server.ts";
import { eraseRequestRow } from "./erase-request-row.server.ts";
import { eraseUnpaidOrders } from "./erase-unpaid-orders.server.ts";
import { forgetBuyer, ordersOf } from "./forget-buyer.server.ts";
import { forgetPayer } from "./forget-payer.server.ts";
import type { ErasureOwner } from "./record-erasure-wish.server.ts";

export type ErasedPerson = {
	/** How many requests, comments and unpaid orders lost their person. */
	readonly requests: number;
	readonly comments: number;
	readonly orders: number;
	/** Letters filed in the folder of the default mail transport, for whoever keeps it to delete. */
	readonly letters: readonly string[];
	/** Leads in the CRM, which staff erase there. */
	readonly leads: readonly string[];
};

type Erasure = ErasureOwner & { readonly now: Date; readonly followers: readonly RequestFollower[] };

/**
 * Erases a person from what the wish hangs on and from every request of the same phone or address: names, contacts,
 * words, traces of the browser, registrations for webinars, comments of that address. What was paid, and papers about it, stay (tax
 * law); an order or an invoice that came to nothing does not, also if it comes to nothing later. The consents stay as a record of which
 * texts were accepted when, without their person; what an order that stays had agreed to is withdrawn, as its address stays too.
 */
export async function erasePerson(db: Transaction<Schema>, { by, id, now, followers }: Erasure): Promise<ErasedPerson> {
	const contacts = by === "requestId" ? undefined : await selectContacts(db, { by, id });
	const requests = contacts ? await selectRequestsOf(db, contacts) : await selectRequests(db, id);
	const ids = requests.map((request) => request.id);
	const addresses = [...requests.map(({ email }) => email?.toLowerCase()), contacts?.emailKey];
	const emails = [...new Set(addresses.flatMap((email) => (email ? [email] : [])))];
	const numbers = [...requests.map(({ repeatKeyPhone }) => repeatKeyPhone), contacts?.phone];
	const phones = [...new Set(numbers.flatMap((phone) => (phone ? [phone] : [])))];
	const { orders, letters } = await eraseRequests(db, { ids, emails, phones, now, followers });
	await forgetBuyer(db, { ids, emails, phones, now });
	const invoiceLetters = await forgetPayer(db, { ids, emails, phones, now });
	const comments = await eraseComments(db, { emails, now });
	const leads = requests.flatMap(({ crmId }) => (crmId ? [crmId] : []));
	return { requests: ids.length, comments, orders, letters: [...letters, ...invoiceLetters], leads };
}

type Requests = {
	readonly ids: readonly string[];
	/** Addresses whose letters, registrations and orders go as well, whichever request they hang on. */
	readonly emails: readonly string[];
	readonly phones: readonly string[];
	readonly now: Date;
	readonly followers: readonly RequestFollower[];
};

/** Empties requests with what hangs on them. @returns how many unpaid orders went along, and the files of letters to delete. */
export async function eraseRequests(
	db: Transaction<Schema>,
	{ ids, emails, phones, now, followers }: Requests,
): Promise<Pick<ErasedPerson, "orders" | "letters">> {
	const orders = await eraseUnpaidOrders(db, { which: ordersOf({ ids, emails, phones }), now });
	const letters = await dropMessages(db, { ids, emails, orders });
	await releaseRequestHolds(db, { requestIds: ids, now });
	await dropRegistrations(db, { ids, emails, now });
	for (const id of ids) {
		for (const follower of followers) await follower.erase(db, { requestId: id, now });
		await eraseRequestRow(db, { id, now });
		await tellBoard(db, id);
	}
	return { orders: orders.length, letters };
}

type FoundRequest = { id: string; repeatKeyPhone: string; email: string | null; crmId: string | null };

async function selectRequestsOf(db: Transaction<Schema>, { phone, emailKey }: Contacts): Promise<FoundRequest[]> {
	const isTheirs = sql`(repeat_key_phone = nullif(${phone}, '') or repeat_key_email = nullif(${emailKey}, ''))`;
	const { rows } = await sql<FoundRequest>`
		select id, repeat_key_phone, email, crm_id from contact_request
		where ${isTheirs} or merged_into in (select id from contact_request where ${isTheirs})
		order by id
		for update`.execute(db);
	return rows;
}

async function selectRequests(db: Transaction<Schema>, requestId: string): Promise<FoundRequest[]> {
	const { rows } = await sql<FoundRequest>`
		with asked as (select id, repeat_key_phone, repeat_key_email from contact_request where id = ${requestId}::uuid)
		select request.id, request.repeat_key_phone, request.email, request.crm_id from contact_request request, asked
		where request.id = asked.id or request.merged_into = asked.id
			or request.repeat_key_phone = asked.repeat_key_phone or request.repeat_key_email = asked.repeat_key_email
		order by request.id
		for update of request`.execute(db);
	return rows;
}

/** Empty for whoever was erased meanwhile, or left none. */
type Contacts = { readonly phone: string; readonly emailKey: string };
type OtherOwner = { readonly by: Exclude<ErasureOwner["by"], "requestId">; readonly id: string };

async function selectContacts(db: Transaction<Schema>, { by, id }: OtherOwner): Promise<Contacts> {
	const contacts = {
		orderId: sql`customer_phone as phone, customer_email_key as email_key from course_order`,
		invoiceId: sql`payer_phone as phone, lower(trim(payer_email)) as email_key from invoice`,
		commentId: sql`'' as phone, coalesce(lower(email), '') as email_key from comment`,
	};
	const { rows } = await sql<Contacts>`select ${contacts[by]} where id = ${id}::uuid for update`.execute(db);
	return rows[0] ?? { phone: "", emailKey: "" };
}

async function dropRegistrations(
	db: Transaction<Schema>,
	{ ids, emails, now }: { ids: readonly string[]; emails: readonly string[]; now: Date },
): Promise<void> {
	const { rows } = await sql`
		with dropped as (
			delete from webinar_registration
			where request_id = any(${ids}::uuid[]) or email_key = any(${emails}::text[])
			returning webinar_id, starts_at, cancelled_at
		), freed as (
			select webinar_id, starts_at, count(*)::int as seats from dropped where cancelled_at is null group by 1, 2
		)
		update webinar set seats_taken = greatest(seats_taken - freed.seats, 0)
		from freed where webinar.id = freed.webinar_id and webinar.starts_at = freed.starts_at
			and webinar.starts_at > ${now}::timestamptz
		returning webinar.id`.execute(db);
	if (rows.length > 0) await tellContent(db, "places");
}

async function eraseComments(
	db: Transaction<Schema>,
	{ emails, now }: { emails: readonly string[]; now: Date },
): Promise<number> {
	const { rows } = await sql<{ id: string }>`
		update comment set name = '—', email = null, ip = null, agent = null, unsubscribed_at = coalesce(unsubscribed_at, ${now}),
			content_hash = 'erased:' || id, version = version + 1, updated_at = ${now}
		where lower(email) = any(${emails}::text[]) and not is_staff
		returning id`.execute(db);
	const ids = rows.map(({ id }) => id);
	if (ids.length === 0) return 0;
	await eraseTraces(db, sql`comment_id = any(${ids}::uuid[])`);
	await tellContent(db, "posts");
	return ids.length;
}
