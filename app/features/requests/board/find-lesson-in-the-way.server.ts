import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

type Pair = { readonly from: { readonly id: string }; readonly to: { readonly id: string }; readonly now: Date };

/**
 * Why two requests that each have a booked lesson cannot be merged: a request has one booked lesson, and nobody loses theirs without a word.
 * `lessonUnnoted`: one has begun, and how it went is to be recorded first; `bothBooked`: both are ahead, and one is to be called off first.
 */
export async function findLessonInTheWay(
	db: Transaction<Schema>,
	{ from, to, now }: Pair,
): Promise<"lessonUnnoted" | "bothBooked" | undefined> {
	const booked = await db
		.selectFrom("trialBooking")
		.where("requestId", "in", [from.id, to.id])
		.where("status", "=", "booked")
		.select("startsAt")
		.execute();
	if (booked.length < 2) return undefined;
	return booked.some(({ startsAt }) => startsAt <= now) ? "lessonUnnoted" : "bothBooked";
}
