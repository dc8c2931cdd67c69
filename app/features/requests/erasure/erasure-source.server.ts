import { sql } from "kysely";

/** Wishes to be forgotten with what each hangs on. */
export const ERASURE_SOURCES = sql`erasure_request
	left join contact_request on contact_request.id = erasure_request.request_id
	left join course_order bought on bought.id = erasure_request.order_id
	left join invoice billed on billed.id = erasure_request.invoice_id
	left join comment said on said.id = erasure_request.comment_id`;

/** Whose wish it is, in columns of `ERASURE_SOURCES`. The secret opens `/my/:token`. */
export const ERASURE_PERSON = {
	name: sql`coalesce(contact_request.name, bought.customer_name, billed.payer_name, said.name)`,
	surname: sql`coalesce(contact_request.surname, bought.customer_surname, billed.payer_surname)`,
	phone: sql`coalesce(contact_request.phone, bought.customer_phone, billed.payer_phone)`,
	email: sql`coalesce(contact_request.email, bought.customer_email, billed.payer_email, said.email)`,
	phoneKey: sql`coalesce(contact_request.repeat_key_phone, bought.customer_phone, billed.payer_phone)`,
	emailKey: sql`coalesce(contact_request.repeat_key_email, bought.customer_email_key, lower(trim(billed.payer_email)), lower(said.email))`,
	locale: sql`coalesce(contact_request.locale, bought.locale, billed.locale, said.locale)`,
	secret: sql`coalesce(contact_request.token, bought.token, billed.secret, said.unsubscribe_token)`,
};
