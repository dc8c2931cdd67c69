import type { Database } from "../../../database/open-database.server.ts";
import type { RequestStatus } from "../../../database/request-types.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import type { TrialOutcome } from "../../../database/trial-types.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { isClosedRequest, lockTrialRequest } from "./lock-trial-request.server.ts";
import { logBooking } from "./log-booking.server.ts";

type OutcomeRecord = {
	readonly bookingId: string;
	readonly outcome: TrialOutcome;
	readonly note: string;
	/** Id of a member of staff. */
	readonly by: string;
	readonly now: Date;
};

/** What becomes of the request; who did not come is to be called. */
const NEXT: Readonly<Record<TrialOutcome, RequestStatus>> = {
	came: "thinking",
	thinking: "thinking",
	missed: "in_work",
	bought: "won",
	declined: "lost",
};

/** Writes down what came of a lesson once it has begun, or puts right what was written. */
export async function recordOutcome(
	db: Database,
	{ bookingId, outcome, note, by, now }: OutcomeRecord,
): Promise<Result<undefined, "notFound" | "cancelled" | "notYet">> {
	return inTransaction(db, async (transaction) => {
		const { requestId } =
			(await transaction
				.selectFrom("trialBooking")
				.where("id", "=", bookingId)
				.select("requestId")
				.executeTakeFirst()) ?? {};
		const request = requestId && (await lockTrialRequest(transaction, { requestId }));
		if (!request) return fail("notFound");
		const booking = await transaction
			.selectFrom("trialBooking")
			.where("id", "=", bookingId)
			.select(["status", "startsAt", "outcome"])
			.executeTakeFirstOrThrow();
		if (booking.status === "cancelled") return fail("cancelled");
		if (booking.startsAt > now) return fail("notYet");
		await transaction
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
		const details = { trial: "outcome", outcome, before: booking.outcome, note };
		// A request that staff have closed otherwise stays closed.
		const isOurs = !isClosedRequest(request) || booking.outcome === "bought" || booking.outcome === "declined";
		const status = isOurs ? NEXT[outcome] : request.status;
		const lostReason = isOurs ? { lostReason: outcome === "declined" ? "after-trial" : null } : {};
		const isToCall = isOurs && outcome === "missed";
		await logBooking(transaction, { request, status, ...lostReason, details, by, now, isToCall });
		return succeed(undefined);
	});
}
