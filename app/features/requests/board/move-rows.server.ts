import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { LockedRequest } from "./lock-request.server.ts";

type Rows = { readonly from: LockedRequest; readonly to: LockedRequest; readonly now: Date };

/**
 * Hands over to another request what the school keeps and does for one. Consents and an erasure request stay with the person who gave them.
 */
export async function moveRows(db: Transaction<Schema>, { from, to, now }: Rows): Promise<void> {
	// Notices of openings stay with the request that waited: the other one may wait for another course. So does the news of an order that
	// both were told of.
	await db
		.updateTable("contactRequestEvent")
		.set({ requestId: to.id })
		.where("requestId", "=", from.id)
		.where("kind", "!=", "opening")
		.where((where) => where.not(isToldTo(to.id)))
		.execute();
	await db.updateTable("courseOrder").set({ requestId: to.id }).where("requestId", "=", from.id).execute();
	await db.updateTable("courseOrderLine").set({ requestId: to.id }).where("requestId", "=", from.id).execute();
	await moveHold(db, { from, to, now });
	const own = db.selectFrom("webinarRegistration").select("id").where("requestId", "=", to.id);
	await db
		.updateTable("webinarRegistration")
		.set({ requestId: to.id, registeredUnder: sql<string>`coalesce(registered_under, ${from.id}::uuid)` })
		.where("requestId", "=", from.id)
		.where((where) => where.not(where.exists(own)))
		.execute();
}

/** Whether a log line about an order repeats what the other request's log already says. */
function isToldTo(id: string): RawBuilder<SqlBool> {
	return sql<SqlBool>`(contact_request_event.kind = 'order' and exists (select 1 from contact_request_event told
		where told.request_id = ${id}::uuid and told.kind = 'order' and told.details = contact_request_event.details))`;
}

/** One person keeps one place: that of the request that stays, or else the other one's. */
async function moveHold(db: Transaction<Schema>, { from, to, now }: Rows): Promise<void> {
	const holds = await db
		.selectFrom("seatHold")
		.where("requestId", "in", [from.id, to.id])
		.select(["id", "startId", "requestId", "orderId", "releasedAt", "expiresAt"])
		.forUpdate()
		.execute();
	const theirs = holds.find(({ requestId }) => requestId === from.id);
	if (!theirs) return;
	const own = holds.find(({ requestId }) => requestId === to.id);
	const isOwnKept = own && own.releasedAt === null && (own.orderId !== null || own.expiresAt > now);
	if (isOwnKept) {
		if (theirs.orderId === null && theirs.releasedAt === null) {
			await db.updateTable("seatHold").set({ releasedAt: now }).where("id", "=", theirs.id).execute();
			await tellContent(db, "places");
		}
		return;
	}
	if (own) await db.deleteFrom("seatHold").where("id", "=", own.id).execute();
	await db.updateTable("seatHold").set({ requestId: to.id }).where("id", "=", theirs.id).execute();
	// On a waiting list `startId` is the group waited for, not a held one.
	if (to.kind === "waitlist") return;
	await db.updateTable("contactRequest").set({ startId: theirs.startId }).where("id", "=", to.id).execute();
}
