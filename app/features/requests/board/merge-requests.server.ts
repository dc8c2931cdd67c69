import type { Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { arePartedByWish } from "../erasure/is-to-be-forgotten.server.ts";
import { KIND_RULES } from "../request-kinds.ts";
import { lostWait } from "../waitlist/lost-wait.server.ts";
import { findLessonInTheWay } from "./find-lesson-in-the-way.server.ts";
import { type LockedRequest, type LockRefusal, lockRequest } from "./lock-request.server.ts";
import { losesPlace } from "./lost-place.server.ts";
import { moveRows } from "./move-rows.server.ts";
import type { RequestFollower } from "./request-follower.ts";
import { isOpenState } from "./request-states.ts";
import type { StaffMember } from "./staff-member.ts";
import { tellBoard } from "./tell-board.server.ts";
import { writeEvent } from "./write-event.server.ts";

export type Merge = {
	/** The request that ends in the other one. */
	readonly id: string;
	/** The one that stays. */
	readonly into: string;
	readonly staff: StaffMember;
	readonly now: Date;
};

type MergeRefusal =
	| LockRefusal
	| "sameRequest"
	| "otherPerson"
	| "wrongState"
	| "stillWaits"
	| "bothWait"
	| "bothHold"
	| "lessonUnnoted"
	| "bothBooked"
	| "partedByWish";

/**
 * Merges two requests of one person (the same phone or address): the log, the place and the orders go over, and the merged request points
 * to the other. What was typed and agreed to stays with each, since a phone or an address is no proof of identity. The earlier promise and
 * the agreed call stand. Refused where somebody would no longer wait for a place (`stillWaits`, `bothWait`), where each holds a place in
 * another course (`bothHold`), where each has a lesson (`lessonUnnoted`, `bothBooked`), and where an erasure request covers one and not what
 * was sent since (`partedByWish`).
 */
export async function mergeRequests(
	db: Database,
	{ id, into, staff, now }: Merge,
	{ followers }: { followers: readonly RequestFollower[] },
): Promise<Result<undefined, MergeRefusal>> {
	if (id === into) return fail("sameRequest");
	return inTransaction(db, async (transaction) => {
		// Always in the same order: two merges crosswise would wait for each other.
		const locked = new Map<string, Result<LockedRequest, LockRefusal>>();
		for (const each of [id, into].sort()) locked.set(each, await lockRequest(transaction, { id: each, staff }));
		const [from, to] = [locked.get(id), locked.get(into)];
		if (!from?.ok) return from ?? fail("notFound");
		if (!to?.ok) return to ?? fail("notFound");
		if (!isOnePerson(from.value, to.value)) return fail("otherPerson");
		// Nobody would call about an open request that was merged into a closed one.
		if (isOpenState(from.value.status) && !isOpenState(to.value.status)) return fail("wrongState");
		if (await arePartedByWish(transaction, [id, into])) return fail("partedByWish");
		const refusal = await lostWait(transaction, { from: from.value, to: to.value });
		if (refusal) return fail(refusal);
		if (await losesPlace(transaction, { from: from.value, to: to.value, now })) return fail("bothHold");
		const lesson = await findLessonInTheWay(transaction, { from: from.value, to: to.value, now });
		if (lesson) return fail(lesson);
		await moveRows(transaction, { from: from.value, to: to.value, now });
		for (const follower of followers) await follower.moveTo(transaction, { from: id, to: into, now });
		await closeMerged(transaction, { from: from.value, to: to.value, now });
		const numbers = { from: from.value.number, to: to.value.number };
		for (const requestId of [id, into]) {
			await writeEvent(transaction, { requestId, kind: "merged", details: numbers, staff, now });
			await tellBoard(transaction, requestId);
		}
		return succeed();
	});
}

function isOnePerson(one: LockedRequest, other: LockedRequest): boolean {
	if (one.repeatKeyPhone === other.repeatKeyPhone) return true;
	return one.repeatKeyEmail !== null && one.repeatKeyEmail === other.repeatKeyEmail;
}

async function closeMerged(
	db: Transaction<Schema>,
	{ from, to, now }: { from: LockedRequest; to: LockedRequest; now: Date },
): Promise<void> {
	// A call that was owed on either is owed to the person, at the earlier time.
	const due = [from.dueAt, to.dueAt].filter((at) => at !== null).sort((one, other) => +one - +other)[0] ?? null;
	const isFirstPromise = !to.firstResponseAt && !to.callAt && due === to.dueAt;
	await db
		.updateTable("contactRequest")
		.set({
			callAt: isFirstPromise ? null : due,
			// No promise is broken unseen: of two without an answer the earlier one is measured.
			...(KIND_RULES[from.kind].promisesCall &&
			!from.firstResponseAt &&
			!to.firstResponseAt &&
			from.respondBy < to.respondBy
				? { respondBy: from.respondBy }
				: {}),
			...raised(now),
		})
		.where("id", "=", to.id)
		.execute();
	await db
		.updateTable("contactRequest")
		.set({
			status: "lost",
			lostReason: "duplicate",
			mergedInto: to.id,
			callAt: null,
			...raised(now),
		})
		.where("id", "=", from.id)
		.execute();
	// Requests merged earlier into the one that ends now point to the one that stays.
	await db.updateTable("contactRequest").set({ mergedInto: to.id }).where("mergedInto", "=", from.id).execute();
}
