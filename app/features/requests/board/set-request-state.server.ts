import type { Database } from "../../../../database/open-database.server.ts";
import type { RequestStatus } from "../../../../database/request-types.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { LostReason } from "../../../shared/lost-reasons.ts";
import { fail, type Result } from "../../../shared/result.ts";
import { isProcessingWithdrawn } from "../consents/is-processing-withdrawn.server.ts";
import { callSoon } from "./call-soon.server.ts";
import { type LockRefusal, lockRequest } from "./lock-request.server.ts";
import { moveRequest, ownedBy } from "./move-request.server.ts";
import { releaseRequestHolds } from "./release-request-holds.server.ts";
import type { RequestFollower } from "./request-follower.ts";
import { isOpenState } from "./request-states.ts";
import type { StaffMember } from "./staff-member.ts";

export type StateChange = {
	readonly id: string;
	/** `new` is what giving back makes of it. */
	readonly to: Exclude<RequestStatus, "new">;
	/** Demanded by `lost`. */
	readonly lostReason?: LostReason | undefined;
	readonly note?: string | null | undefined;
	readonly staff: StaffMember;
	readonly now: Date;
};

/**
 * Moves a request into another state: thinking, a trial booked, won, lost with its reason, spam, or reopened. A closed request waits for no
 * call; a lost one and spam keep no place and no lesson. A reopened one belongs to whoever reopened it and is among the calls again: the call
 * that was agreed before is not known any more. It cannot be reopened once its person has withdrawn the consent to processing:
 * `consentWithdrawn`.
 */
export async function setRequestState(
	db: Database,
	{ id, to, lostReason, note, staff, now }: StateChange,
	{ followers }: { followers: readonly Pick<RequestFollower, "close">[] },
): Promise<Result<undefined, LockRefusal | "wrongState" | "required" | "consentWithdrawn">> {
	if (to === "lost" && !lostReason) return fail("required");
	return inTransaction(db, async (transaction) => {
		const locked = await lockRequest(transaction, { id, staff });
		if (!locked.ok) return locked;
		const request = locked.value;
		if (request.status === to) return fail("wrongState");
		const isTakenUp = isOpenState(to) && !isOpenState(request.status);
		if (isTakenUp && (await isProcessingWithdrawn(transaction, id))) return fail("consentWithdrawn");
		const moved = await moveRequest(transaction, request, {
			to,
			staff,
			now,
			details: { ...(to === "lost" ? { reason: lostReason } : {}), ...(note ? { note } : {}) },
			set: {
				...ownedBy(request, staff),
				lostReason: to === "lost" ? (lostReason ?? null) : null,
				...(isOpenState(to) ? {} : { callAt: null }),
			},
		});
		if (moved.ok && isTakenUp) await callSoon(transaction, { id, now });
		if (moved.ok && (to === "lost" || to === "spam")) {
			await releaseRequestHolds(transaction, { requestIds: [id], now });
			for (const follower of followers)
				await follower.close(transaction, { requestId: id, isTold: to === "lost", now });
		}
		return moved;
	});
}
