import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

type Pair = { readonly from: { readonly id: string }; readonly to: { readonly id: string }; readonly now: Date };

/**
 * Whether merging must wait: each of the two requests has a booked lesson, and one lesson has begun. A request has one booked lesson, so
 * merging would call that one off; how it went is to be noted first.
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
