import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";

const ERASURE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a wish hangs on: a request, or the order of a buyer who never sent one. */
export type ErasureOwner =
	| { readonly requestId: string; readonly orderId?: never }
	| { readonly orderId: string; readonly requestId?: never };

/** Puts a wish to be forgotten into the queue of the staff. Wishing twice leaves one; wishing again after a refusal begins anew. */
export async function recordErasureWish(
	db: Database,
	{ requestId, orderId, now }: ErasureOwner & { now: Date },
): Promise<void> {
	const dueAt = new Date(now.getTime() + ERASURE_DAYS * DAY_MS);
	await db
		.insertInto("erasureRequest")
		.values({ requestId: requestId ?? null, orderId: orderId ?? null, dueAt, createdAt: now })
		.onConflict((conflict) =>
			conflict
				.column(requestId ? "requestId" : "orderId")
				.doUpdateSet({
					status: "new",
					dueAt,
					decidedAt: null,
					decidedBy: null,
					refusal: null,
					updatedAt: now,
					version: sql<number>`erasure_request.version + 1`,
				})
				.where("erasureRequest.status", "=", "refused"),
		)
		.execute();
}
