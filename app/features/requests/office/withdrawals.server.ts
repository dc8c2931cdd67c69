import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { defineAction } from "../../../records/define-action.server.ts";
import type { Resource } from "../../../records/resource.ts";
import { readRows } from "../../../records/row-version.server.ts";
import { acknowledgeWithdrawal } from "../consents/acknowledge-withdrawal.server.ts";
import { isAboutTheSame } from "../consents/list-consents.server.ts";
import { memberOf } from "./member-of.ts";

/** A consent hangs on a request, on an order, or on a comment, which knows only a name. */
const FROM = sql`consent
	left join contact_request on contact_request.id = consent.request_id
	left join comment on comment.id = consent.comment_id
	left join course_order on course_order.id = consent.order_id`;
const COLUMNS = {
	id: sql`consent.id`,
	kind: sql`consent.kind`,
	number: sql`contact_request.number`,
	requestId: sql`contact_request.id`,
	orderId: sql`course_order.id`,
	orderNumber: sql`course_order.number`,
	name: sql`coalesce(contact_request.name, comment.name, course_order.customer_name)`,
	createdAt: sql`consent.created_at`,
	withdrawnAt: sql`consent.withdrawn_at`,
	withdrawnThrough: sql`consent.withdrawn_through`,
	acknowledgedAt: sql`consent.acknowledged_at`,
	acknowledgedBy: sql`consent.acknowledged_by`,
};

/** Consents that were taken back: which and when, and who has seen to it. One that was given several times is listed once. */
export function createWithdrawalResource(): Resource {
	return {
		name: "withdrawals",
		schema: z.object({}),
		isContent: false,
		privateFields: ["name"],
		list: {
			from: FROM,
			columns: COLUMNS,
			csv: { requestId: "leftOut", orderId: "leftOut" },
			search: [COLUMNS.name, COLUMNS.orderNumber, sql`contact_request.search_text`],
			filters: {
				kind: (kind) => sql`consent.kind = ${kind}`,
				acknowledged: (value) =>
					value === "no" ? sql`consent.acknowledged_at is null` : sql`consent.acknowledged_at is not null`,
			},
			sorts: { withdrawnAt: COLUMNS.withdrawnAt, kind: COLUMNS.kind },
			defaultSort: { by: "withdrawnAt", order: "desc" },
			scope: () => sql`consent.withdrawn_at is not null and not exists (select 1 from consent later
				where ${isAboutTheSame("later", "consent")} and later.withdrawn_at = consent.withdrawn_at
					and (later.created_at, later.id) > (consent.created_at, consent.id))`,
		},
		read: readRows(readWithdrawals),
		lock: async () => undefined,
		actions: {
			acknowledge: defineAction({
				run: (db, { id, staff, now }) => acknowledgeWithdrawal(db, { id, staff: memberOf(staff), now }),
			}),
		},
	};
}

async function readWithdrawals(db: Database, ids: readonly string[]) {
	const columns = Object.entries(COLUMNS).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
	const { rows } = await sql<{ id: string }>`
		select ${sql.join(columns)} from ${FROM}
		where consent.withdrawn_at is not null and consent.id = any(${ids}::uuid[])`.execute(db);
	return rows.map((row) => ({ ...row, version: 1 }));
}
