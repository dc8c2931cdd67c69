import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { DAY_MS } from "../../shared/durations.ts";

const ERASURE_DAYS = 30;

export const ERASURE_OWNERS = ["requestId", "orderId", "invoiceId", "commentId"] as const;

/** What a wish hangs on: a request; or the order, the invoice or the comment of somebody who never sent one. */
export type ErasureOwner = { readonly by: (typeof ERASURE_OWNERS)[number]; readonly id: string };

/** Puts a wish to be forgotten into the queue of the staff. Wishing twice leaves one; wishing again after a refusal begins anew. */
export async function recordErasureWish(
	db: Database,
	{ by, id, now }: ErasureOwner & { readonly now: Date },
): Promise<void> {
	const dueAt = new Date(now.getTime() + ERASURE_DAYS * DAY_MS);
	await db
		.insertInto("erasureRequest")
		.values({ [by]: id, askedAt: now, dueAt, createdAt: now })
		.onConflict((conflict) =>
			conflict
				.column(by)
				.doUpdateSet({
					status: "new",
					askedAt: now,
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
