import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { maskEmail, maskName, maskPhone } from "./mask-contact.ts";

/** How a buyer or a payer is written down, not in full: the secret may have come into other hands. */
export type MyContact = {
	readonly of: "order" | "invoice";
	readonly number: string;
	readonly name: string;
	readonly phone: string;
	readonly email: string;
	/** The name of the learner, when it is not the customer. */
	readonly learner: string;
};

type Row = MyContact & { readonly surname: string };

/** By the secret of an order or an invoice; undefined for any other, and once the person was erased. */
export async function getMyContact(db: Database, { token }: { token: string }): Promise<MyContact | undefined> {
	const { rows } = await sql<Row>`
		select 'order' as of, number, customer_name as name, customer_surname as surname, customer_phone as phone,
			customer_email as email, coalesce(learner, '') as learner
			from course_order where token = ${token}
		union all
		select 'invoice', number, payer_name, payer_surname, coalesce(payer_phone, ''), payer_email, ''
			from invoice where secret = ${token}`.execute(db);
	const [row] = rows;
	if (!row?.email) return undefined;
	const { of, number, name, surname, phone, email, learner } = row;
	const [first = "", ...rest] = learner.trim().split(/\s+/);
	return {
		...{ of, number, name: maskName(name, surname), phone: maskPhone(phone), email: maskEmail(email) },
		learner: maskName(first, rest.join(" ")),
	};
}
