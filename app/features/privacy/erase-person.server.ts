import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import { eraseCommenter } from "../blog/comments/erase-commenter.server.ts";
import { forgetBuyer, ordersOf } from "../checkout/erasure/forget-buyer.server.ts";
import { forgetPayer, invoicesOf } from "../checkout/erasure/forget-payer.server.ts";
import { dropInvoiceLetters } from "../notifications/delivery/drop-invoice-letters.server.ts";
import { listDeals } from "../notifications/delivery/list-deals.server.ts";
import { eraseRepeats } from "../requests/erasure/erase-repeats.server.ts";
import {
	type Contacts,
	lockRequestsOfContacts,
	lockRequestsOfSender,
} from "../requests/erasure/lock-requests-of.server.ts";
import type { PlaceMessages } from "../webinars/registrations/place-messages.ts";
import { eraseRequests } from "./erase-requests.server.ts";
import type { ErasureOwner } from "./record-erasure-wish.server.ts";

export type ErasedPerson = {
	/** How many requests, comments and unpaid orders were erased. */
	readonly requests: number;
	readonly comments: number;
	readonly orders: number;
	/** Letters filed in the folder of the default mail transport, for whoever keeps it to delete. */
	readonly letters: readonly string[];
	/** The deals in the CRM, which staff must erase there. */
	readonly deals: readonly string[];
};

/**
 * Erases a person from what the wish hangs on and from every request with the same phone or address: names, contacts, texts, traces of the
 * browser, registrations for webinars, comments from that address. Payments and financial documents stay (tax law); an order or an invoice
 * that came to nothing does not, even if it comes to nothing later. Consents stay as a record of which texts were accepted when, without
 * their person; those given with an order that stays are withdrawn, as its address stays too. What was sent after the wish stays, with the
 * consents that came with it. Each room erases its own data; the order of the calls is the order of the locks.
 */
export async function erasePerson(
	db: Transaction<Schema>,
	{ by, id, askedAt, now }: ErasureOwner & { readonly askedAt: Date; readonly now: Date },
	messages: PlaceMessages,
): Promise<ErasedPerson> {
	const contacts = by === "requestId" ? undefined : await lockContacts(db, { by, id });
	const requests = contacts
		? await lockRequestsOfContacts(db, { ...contacts, until: askedAt })
		: await lockRequestsOfSender(db, { id, until: askedAt });
	const ids = requests.map((request) => request.id);
	const addresses = [...requests.map(({ email }) => email?.toLowerCase()), contacts?.emailKey];
	const emails = [...new Set(addresses.flatMap((email) => (email ? [email] : [])))];
	const numbers = [...requests.map(({ repeatKeyPhone }) => repeatKeyPhone), contacts?.phone];
	const phones = [...new Set(numbers.flatMap((phone) => (phone ? [phone] : [])))];
	const person = { ids, emails, phones, until: askedAt };
	const deals = await listDeals(db, { ids, orders: ordersOf(person) });
	const { orders, letters } = await eraseRequests(db, { ...person, now }, messages);
	await eraseRepeats(db, person);
	await forgetBuyer(db, { ...person, now });
	const invoiceLetters = await dropInvoiceLetters(db, invoicesOf(person));
	await forgetPayer(db, { ...person, now });
	const comments = await eraseCommenter(db, { emails, until: askedAt, now });
	return { requests: ids.length, comments, orders, letters: [...letters, ...invoiceLetters], deals };
}

type OtherOwner = { readonly by: Exclude<ErasureOwner["by"], "requestId">; readonly id: string };

async function lockContacts(db: Transaction<Schema>, { by, id }: OtherOwner): Promise<Contacts> {
	const contacts = {
		orderId: sql`customer_phone as phone, customer_email_key as email_key from course_order`,
		invoiceId: sql`payer_phone as phone, lower(trim(payer_email)) as email_key from invoice`,
		commentId: sql`'' as phone, coalesce(lower(email), '') as email_key from comment`,
	};
	const { rows } = await sql<Contacts>`select ${contacts[by]} where id = ${id}::uuid for update`.execute(db);
	return rows[0] ?? { phone: "", emailKey: "" };
}
