import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

type Pair = { readonly from: { readonly id: string }; readonly to: { readonly id: string }; readonly now: Date };

/**
 * Whether merging would call off a lesson for the wrong reason: one request has one booked lesson, both have theirs, and one of the two has
 * begun. How that one went is still to be noted, and the other one stands beside it.
 */
export async function hasUnnotedLesson(db: Transaction<Schema>, { from, to, now }: Pair): Promise<boolean> {
	const booked = await db
		.selectFrom("trialBooking")
		.where("requestId", "in", [from.id, to.id])
		.where("status", "=", "booked")
		.select("startsAt")
		.execute();
	return booked.length > 1 && booked.some(({ startsAt }) => startsAt <= now);
}
