import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Result } from "../../../shared/result.ts";
import { callSoon } from "./call-soon.server.ts";
import { letRequestGo } from "./let-request-go.server.ts";
import { type LockRefusal, lockRequest } from "./lock-request.server.ts";
import { isOpenState } from "./request-states.ts";
import type { StaffMember } from "./staff-member.ts";

/**
 * Lets a request go, for anybody to take. What was merely in work is new again; its promise goes on running. One that was answered and has
 * no call agreed is among the calls again: in no queue nobody would see that it is free.
 */
export async function giveBackRequest(
	db: Database,
	{ id, staff, now }: { id: string; staff: StaffMember; now: Date },
): Promise<Result<undefined, LockRefusal | "wrongState">> {
	return inTransaction(db, async (transaction) => {
		const locked = await lockRequest(transaction, { id, staff });
		if (!locked.ok) return locked;
		const { ownerId, status, firstResponseAt } = locked.value;
		if (!ownerId) return fail("wrongState");
		const gone = await letRequestGo(transaction, locked.value, { staff, now });
		if (gone.ok && firstResponseAt && isOpenState(status)) await callSoon(transaction, { id, now });
		return gone;
	});
}
