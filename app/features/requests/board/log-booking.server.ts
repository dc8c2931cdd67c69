import { type RawBuilder, sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { RequestStatus } from "../../../../database/request-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { promiseSettings } from "../promise/promise-settings.server.ts";
import { promiseCall } from "../promise/promise-time.server.ts";
import { ownerHasLeft } from "./owner-has-left.server.ts";
import { isOpenState } from "./request-states.ts";
import { tellBoard } from "./tell-board.server.ts";

type Entry = {
	readonly request: { readonly id: string; readonly status: RequestStatus };
	/** What the request becomes. */
	readonly status: RequestStatus;
	readonly lostReason?: string | null;
	readonly details: object;
	/** "visitor" or the id of a member of staff. */
	readonly by: string;
	readonly now: Date;
	readonly visitorZone?: string;
	/** The visitor is to be called about it, within the promise. */
	readonly isToCall?: boolean;
};

/** Moves a request along with its lesson and logs what happened. A reopened request whose owner has left becomes nobody's. */
export async function logBooking(db: Transaction<Schema>, entry: Entry): Promise<void> {
	const { request, status, lostReason, details, by, now, visitorZone, isToCall = false } = entry;
	const callAt = isToCall && promiseCall(now, promiseSettings(await getSiteSettings(db))).respondBy;
	const isReopened = isOpenState(status) && !isOpenState(request.status);
	await db
		.updateTable("contactRequest")
		.set({
			status,
			...(lostReason === undefined ? {} : { lostReason }),
			...(visitorZone === undefined ? {} : { visitorZone }),
			...(isOpenState(status) ? {} : { callAt: null }),
			...(isReopened && { owner: unlessLeft("owner"), ownerId: unlessLeft("owner_id") }),
			// Who is to be called sooner anyway, still is.
			...(callAt && {
				callAt: sql<Date>`case when due_at <= ${callAt}::timestamptz then call_at else ${callAt}::timestamptz end`,
			}),
			...raised(now),
		})
		.where("id", "=", request.id)
		.execute();
	const isMoved = request.status !== status;
	await db
		.insertInto("contactRequestEvent")
		.values({
			requestId: request.id,
			kind: isMoved ? "status" : "changed",
			details: JSON.stringify({ ...(isMoved ? { from: request.status, to: status } : {}), ...details }),
			by,
			createdAt: now,
		})
		.execute();
	await tellBoard(db, request.id);
}

function unlessLeft(column: "owner" | "owner_id"): RawBuilder<string | null> {
	return sql<string | null>`case when not ${ownerHasLeft} then ${sql.ref(column)} end`;
}
