import type { Selectable, Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { RequestStatus } from "../../../../database/request-types.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { TrialOutcome } from "../../../../database/trial-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { logBooking } from "../../requests/board/log-booking.server.ts";
import { releaseRequestHolds } from "../../requests/board/release-request-holds.server.ts";
import { isOpenState } from "../../requests/board/request-states.ts";
import { isProcessingWithdrawn } from "../../requests/consents/is-processing-withdrawn.server.ts";
import { createTrialFollower } from "./create-trial-follower.server.ts";
import { lockTrialRequest, type TrialRequest } from "./lock-trial-request.server.ts";

type OutcomeRecord = {
	readonly bookingId: string;
	readonly outcome: TrialOutcome;
	readonly note: string;
	/** Id of a member of staff. */
	readonly by: string;
	readonly now: Date;
};

/** What becomes of the request. */
const NEXT: Readonly<Record<TrialOutcome, RequestStatus>> = {
	came: "thinking",
	thinking: "thinking",
	missed: "in_work",
	bought: "won",
	declined: "lost",
};

/** Outcomes after which the visitor is called: one who did not come about another time, one who came about the decision. */
const CALLED_ABOUT: readonly TrialOutcome[] = ["missed", "came", "thinking"];

/**
 * Records the outcome of a lesson once it has begun, or corrects it. The request moves along, unless something else has decided about it
 * since: an open one is called about within the promise, a declined one keeps no place.
 */
export async function recordOutcome(
	db: Database,
	record: OutcomeRecord,
): Promise<Result<undefined, "notFound" | "cancelled" | "notYet">> {
	const { bookingId, now } = record;
	return inTransaction(db, async (transaction) => {
		const { requestId } =
			(await transaction
				.selectFrom("trialBooking")
				.where("id", "=", bookingId)
				.select("requestId")
				.executeTakeFirst()) ?? {};
		const request = requestId && (await lockTrialRequest(transaction, { requestId }));
		if (!request) return fail("notFound");
		const lesson = await transaction
			.selectFrom("trialBooking")
			.where("id", "=", bookingId)
			.select(["status", "startsAt", "outcome"])
			.executeTakeFirstOrThrow();
		if (lesson.status === "cancelled") return fail("cancelled");
		if (lesson.startsAt > now) return fail("notYet");
		await write(transaction, { request, lesson, record });
		return succeed();
	});
}

type Lesson = Pick<Selectable<Schema["trialBooking"]>, "startsAt" | "outcome">;
type Writing = { readonly request: TrialRequest; readonly lesson: Lesson; readonly record: OutcomeRecord };

async function write(db: Transaction<Schema>, { request, lesson, record }: Writing): Promise<void> {
	const { bookingId, outcome, by, now } = record;
	// Nothing more is recorded about a person who was erased.
	const note = request.erasedAt ? "" : record.note;
	await db
		.updateTable("trialBooking")
		.set((column) => ({
			status: "done",
			outcome,
			outcomeNote: note,
			updatedAt: now,
			version: column("version", "+", 1),
		}))
		.where("id", "=", bookingId)
		.execute();
	const details = { trial: "outcome", outcome, before: lesson.outcome, note };
	const isOurs = await decides(db, { request, lesson });
	const status = isOurs ? NEXT[outcome] : request.status;
	const lostReason = isOurs ? { lostReason: outcome === "declined" ? "after-trial" : null } : {};
	// A note that is put right is no news; a call that was agreed with somebody who came stands.
	const isNews = CALLED_ABOUT.includes(outcome) && lesson.outcome !== outcome;
	const isToCall = isOurs && isNews && (outcome === "missed" || !request.callAt);
	await logBooking(db, { request, status, ...lostReason, details, by, now, isToCall });
	if (!isOurs || outcome !== "declined") return;
	await releaseRequestHolds(db, { requestIds: [request.id], now });
	await createTrialFollower().close(db, { requestId: request.id, isTold: false, now });
}

/** Whether the lesson decides about the request: not where staff have closed it for another reason, nor where a later lesson was booked. */
async function decides(db: Transaction<Schema>, { request, lesson }: Omit<Writing, "record">): Promise<boolean> {
	if (!isOpenState(request.status) && lesson.outcome !== "bought" && lesson.outcome !== "declined") return false;
	if (request.erasedAt) return false;
	if (await isProcessingWithdrawn(db, request.id)) return false;
	const later = await db
		.selectFrom("trialBooking")
		.where("requestId", "=", request.id)
		.where("status", "<>", "cancelled")
		.where("startsAt", ">", lesson.startsAt)
		.select("id")
		.executeTakeFirst();
	return later === undefined;
}
