import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { defineAction } from "../../../records/define-action.server.ts";
import { requiredText } from "../../../records/field-rules.ts";
import type { Action, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { succeed } from "../../../shared/result.ts";
import { ERASURE_PERSON, ERASURE_SOURCES } from "../../requests/erasure/erasure-source.server.ts";
import { memberOf } from "../../requests/office/member-of.ts";
import { carryOutErasure, type ErasureDeps } from "../carry-out-erasure.server.ts";
import { refuseErasure } from "../refuse-erasure.server.ts";

const { name, surname, phone, email, phoneKey, emailKey } = ERASURE_PERSON;

/** A condition on `course_order`: it does not come from the request that the wish hangs on. */
const isOfAnother = sql`(contact_request.id is null or course_order.request_id is distinct from contact_request.id)`;

/** Whether a row of a table was sent before the wish, so that the erasure covers it. */
const isBefore = (table: string) => sql`${sql.ref(`${table}.created_at`)} <= erasure_request.asked_at`;

/** Conditions on rows of the same person, by phone or e-mail. */
const isRequestOf = sql`(other.repeat_key_phone = ${phoneKey} or other.repeat_key_email = ${emailKey})`;
const isOrderOf = sql`(course_order.request_id = contact_request.id or course_order.customer_phone = nullif(${phoneKey}, '')
	or course_order.customer_email_key = nullif(${emailKey}, ''))`;

/**
 * `by_phone_alone` and `by_email` count what would also be erased although nobody has proved that it is the same person: rows that share
 * only the phone, and rows that share the e-mail. A request's secret is shown to anybody who typed the address; a comment's secret comes
 * only by letter, so its holder reads the mail of that address. `sent_since` counts what stays because it was sent after the wish.
 */
const FIELDS = sql`erasure_request.id, erasure_request.version, erasure_request.status, erasure_request.due_at,
	erasure_request.asked_at, erasure_request.decided_at, erasure_request.decided_by, erasure_request.refusal, erasure_request.deals,
	contact_request.id as request_id, contact_request.number, bought.id as order_id, bought.number as order_number,
	billed.id as invoice_id, billed.number as invoice_number, said.id as comment_id,
	${name} as name, ${surname} as surname, ${phone} as phone, ${email} as email,
	(select count(*)::int from contact_request other where ${isRequestOf} and ${isBefore("other")}) as requests,
	(select count(*)::int from comment where lower(comment.email) = ${emailKey} and ${isBefore("comment")}) as comments,
	(select count(*)::int from course_order where ${isOrderOf} and ${isBefore("course_order")}) as orders,
	(select count(*)::int from contact_request other where ${isRequestOf} and not ${isBefore("other")})
	+ (select count(*)::int from comment where lower(comment.email) = ${emailKey} and not ${isBefore("comment")})
	+ (select count(*)::int from course_order where ${isOrderOf} and not ${isBefore("course_order")}) as sent_since,
	(select count(*)::int from contact_request other where other.repeat_key_phone = ${phoneKey} and ${isBefore("other")}
		and other.id is distinct from contact_request.id
		and (other.repeat_key_email is null or other.repeat_key_email is distinct from ${emailKey}))
	+ (select count(*)::int from course_order where course_order.customer_phone = nullif(${phoneKey}, '')
		and ${isOfAnother} and ${isBefore("course_order")}
		and course_order.id is distinct from bought.id
		and course_order.customer_email_key is distinct from ${emailKey}) as by_phone_alone,
	case when said.id is null then
		(select count(*)::int from contact_request other where other.repeat_key_email = ${emailKey} and ${isBefore("other")}
			and other.id is distinct from contact_request.id)
		+ (select count(*)::int from course_order where course_order.customer_email_key = nullif(${emailKey}, '')
			and ${isOfAnother} and ${isBefore("course_order")}
			and course_order.id is distinct from bought.id)
		+ (select count(*)::int from comment where lower(comment.email) = nullif(${emailKey}, '') and not comment.is_staff
			and ${isBefore("comment")})
		else 0 end as by_email`;

/** Requests to be forgotten: by whom, by when they must be carried out, and their outcome. */
export function createErasureResource(deps: ErasureDeps): Resource {
	return {
		name: "erasures",
		schema: z.object({}),
		isContent: false,
		privateFields: ["name", "surname", "phone", "email", "refusal"],
		list: {
			from: ERASURE_SOURCES,
			columns: {
				id: sql`erasure_request.id`,
				number: sql`contact_request.number`,
				requestId: sql`contact_request.id`,
				orderId: sql`bought.id`,
				orderNumber: sql`bought.number`,
				invoiceId: sql`billed.id`,
				invoiceNumber: sql`billed.number`,
				commentId: sql`said.id`,
				name,
				surname,
				status: sql`erasure_request.status`,
				askedAt: sql`erasure_request.asked_at`,
				dueAt: sql`erasure_request.due_at`,
				decidedAt: sql`erasure_request.decided_at`,
				decidedBy: sql`erasure_request.decided_by`,
				refusal: sql`erasure_request.refusal`,
			},
			csv: { requestId: "leftOut", orderId: "leftOut", invoiceId: "leftOut" },
			search: [sql`contact_request.search_text`, sql`bought.number`, sql`billed.number`, name, surname, email],
			filters: { status: (status) => sql`erasure_request.status = ${status}` },
			sorts: {
				dueAt: sql`erasure_request.due_at`,
				askedAt: sql`erasure_request.asked_at`,
				status: sql`erasure_request.status`,
			},
			defaultSort: { by: "dueAt", order: "asc" },
		},
		read: readRows(readErasures),
		lock: lockRow("erasureRequest"),
		actions: { "carry-out": carryOut(deps), refuse: refuse(deps) },
	};
}

function carryOut(deps: ErasureDeps): Action {
	return defineAction({
		async run(db, { id, staff, now }) {
			const done = await carryOutErasure(db, { id, staff: memberOf(staff), now }, deps);
			if (!done.ok) return done;
			const { requests, comments, orders, deals } = done.value;
			return succeed({ requests, comments, orders, deals });
		},
	});
}

function refuse(deps: ErasureDeps): Action {
	return defineAction({
		schema: z.object({ reason: requiredText(1000) }),
		run: (db, { id, input, staff, now }) =>
			refuseErasure(db, { id, reason: input.reason, staff: memberOf(staff), now }, deps),
	});
}

async function readErasures(db: Database, ids: readonly string[]) {
	const { rows } = await sql<{ id: string; version: number }>`
		select ${FIELDS} from ${ERASURE_SOURCES}
		where erasure_request.id = any(${ids}::uuid[])`.execute(db);
	return rows;
}
