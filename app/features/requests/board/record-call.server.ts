import type { Database } from "../../../../database/open-database.server.ts";
import type { RequestStatus } from "../../../../database/request-types.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { DAY_MS } from "../../../shared/durations.ts";
import type { CALL_RESULTS } from "../../../shared/request-states.ts";
import { fail, type Result } from "../../../shared/result.ts";
import type { PromiseSettings } from "../promise/promise-time.server.ts";
import { afterWorkingMinutes, workingSeconds } from "../promise/working-seconds.server.ts";
import { type LockedRequest, type LockRefusal, lockRequest } from "./lock-request.server.ts";
import { moveRequest, ownedBy } from "./move-request.server.ts";
import { isOpenState } from "./request-states.ts";
import type { StaffMember } from "./staff-member.ts";
import { writeEvent } from "./write-event.server.ts";

export type CallResult = (typeof CALL_RESULTS)[number];

export type Call = {
	readonly id: string;
	readonly result: CallResult;
	readonly note: string | null;
	/** When to call again; required by `call_again`. Without it a missed call is repeated after a working hour. */
	readonly callAt: Date | null;
	readonly staff: StaffMember;
	readonly now: Date;
};

/** Working minutes after which a person who did not answer is called again. */
const RETRY_MINUTES = 60;
const LONGEST_WAIT_MS = 365 * DAY_MS;

/**
 * Records the outcome of a call. The first call is the answer that was promised: its moment, and the working time that it took, are stored.
 * A call on a request without an owner makes the caller its owner.
 */
export async function recordCall(
	db: Database,
	call: Call,
	settings: PromiseSettings,
): Promise<Result<undefined, LockRefusal | "wrongState" | "required" | "past" | "tooFar">> {
	const { id, result, note, callAt, staff, now } = call;
	if (result === "call_again" && !callAt) return fail("required");
	if (callAt && callAt <= now) return fail("past");
	if (callAt && callAt.getTime() - now.getTime() > LONGEST_WAIT_MS) return fail("tooFar");
	return inTransaction(db, async (transaction) => {
		const locked = await lockRequest(transaction, { id, staff });
		if (!locked.ok) return locked;
		const request = locked.value;
		if (!isOpenState(request.status)) return fail("wrongState");
		const next = callAt ?? (result === "no_answer" ? afterWorkingMinutes(now, RETRY_MINUTES, settings) : null);
		const details = { result, note, callAt: next };
		await writeEvent(transaction, { requestId: id, kind: "call", details, staff, now });
		return moveRequest(transaction, request, {
			to: stateAfter(request, result),
			staff,
			now,
			set: { ...ownedBy(request, staff), ...firstResponse(request, call, settings), callAt: next },
		});
	});
}

function stateAfter({ status }: LockedRequest, result: CallResult): RequestStatus {
	if (status === "trial_booked") return status;
	if (result === "no_answer") return "no_answer";
	return result === "talked" ? "thinking" : "in_work";
}

function firstResponse(request: LockedRequest, { staff, now }: Call, settings: PromiseSettings) {
	if (request.firstResponseAt) return {};
	return {
		firstResponseAt: now,
		firstResponseBy: staff.id,
		firstResponseName: staff.name,
		firstResponseSeconds: Math.max(workingSeconds(request.createdAt, now, settings), 0),
	};
}
