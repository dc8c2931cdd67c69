import { type RawBuilder, type SqlBool, sql } from "kysely";
import { z } from "zod";
import { deliveryStatus } from "../../../../database/delivery-status.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import { defineAction } from "../../../records/define-action.server.ts";
import { byRowId } from "../../../records/list-filters.server.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { readRows } from "../../../records/row-version.server.ts";
import { leaveDelivery } from "../delivery/leave-delivery.server.ts";
import { retryDelivery } from "../delivery/retry-delivery.server.ts";

/** A message about a trial lesson or a webinar is about the request of whoever booked or registered. */
const REQUEST_ID = sql<string>`coalesce(outgoing_message.request_id,
	(select trial_booking.request_id from trial_booking where trial_booking.id = outgoing_message.trial_booking_id),
	(select registration.request_id from webinar_registration registration where registration.id = outgoing_message.registration_id))`;
const REQUEST_NUMBER = sql<number>`(select number from contact_request where contact_request.id = ${REQUEST_ID})`;
const ORDER_NUMBER = sql<string>`(select number from course_order where course_order.id = outgoing_message.order_id)`;
const INVOICE_NUMBER = sql<string>`(select number from invoice where invoice.id = outgoing_message.invoice_id)`;

/** Letters, messages and leads: what was sent, what waits, what failed and why, what nobody needs any more. */
export function createDeliveryResource(jobs: JobSender): Resource {
	return {
		name: "deliveries",
		schema: z.object({}),
		isContent: false,
		list: DELIVERY_LIST,
		read: readRows(readDeliveries),
		lock: async () => undefined,
		actions: {
			retry: defineAction({ run: (db, { id }) => retryDelivery(db, id, jobs) }),
			leave: defineAction({ run: (db, { id }) => leaveDelivery(db, id) }),
		},
	};
}

const DELIVERY_LIST: ListRule = {
	from: sql`outgoing_message`,
	columns: {
		id: sql`outgoing_message.id`,
		channel: sql`outgoing_message.channel`,
		kind: sql`outgoing_message.kind`,
		requestNumber: REQUEST_NUMBER,
		orderNumber: ORDER_NUMBER,
		invoiceNumber: INVOICE_NUMBER,
		requestId: REQUEST_ID,
		orderId: sql`outgoing_message.order_id`,
		invoiceId: sql`outgoing_message.invoice_id`,
		commentId: sql`outgoing_message.comment_id`,
		erasureId: sql`outgoing_message.erasure_id`,
		status: deliveryStatus,
		attempts: sql`outgoing_message.attempts`,
		lastError: sql`outgoing_message.last_error`,
		createdAt: sql`outgoing_message.created_at`,
		deliveredAt: sql`outgoing_message.delivered_at`,
	},
	csv: { requestId: "leftOut", orderId: "leftOut", invoiceId: "leftOut", commentId: "leftOut", erasureId: "leftOut" },
	search: [
		sql`outgoing_message.kind`,
		sql`outgoing_message.last_error`,
		sql`${REQUEST_NUMBER}::text`,
		ORDER_NUMBER,
		INVOICE_NUMBER,
	],
	filters: {
		status: hasStatus,
		channel: (channel) => sql`outgoing_message.channel = ${channel}`,
		kind: (kind) => sql`outgoing_message.kind = ${kind}`,
		requestId: byRowId(REQUEST_ID),
		orderId: byRowId(sql`outgoing_message.order_id`),
		invoiceId: byRowId(sql`outgoing_message.invoice_id`),
	},
	sorts: {
		createdAt: sql`outgoing_message.created_at`,
		deliveredAt: sql`outgoing_message.delivered_at`,
		attempts: sql`outgoing_message.attempts`,
		kind: sql`outgoing_message.kind`,
	},
	defaultSort: { by: "createdAt", order: "desc" },
};

/** What is stored comes first: it has an index. */
function hasStatus(status: string): RawBuilder<SqlBool> {
	const stored = status === "moot" ? "failed" : status;
	return sql`(outgoing_message.status = ${stored} and ${deliveryStatus} = ${status})`;
}

async function readDeliveries(db: Database, ids: readonly string[]) {
	const { rows } = await sql<{ id: string }>`
		select id, channel, kind, ${REQUEST_NUMBER} as request_number, ${ORDER_NUMBER} as order_number,
			${INVOICE_NUMBER} as invoice_number, ${deliveryStatus} as status, attempts, last_error, external_id, ${REQUEST_ID} as request_id, order_id,
			invoice_id, comment_id, erasure_id, created_at, delivered_at
		from outgoing_message where id = any(${ids}::uuid[])`.execute(db);
	return rows.map((row) => ({ ...row, version: 1 }));
}
