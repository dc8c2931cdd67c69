import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Result } from "../../../shared/result.ts";
import { type LockRefusal, lockRequest } from "./lock-request.server.ts";
import { moveRequest } from "./move-request.server.ts";
import type { StaffMember } from "./staff-member.ts";
import { writeEvent } from "./write-event.server.ts";

/** Lets a request go, for anybody to take. What was merely in work is new again; its promise goes on running. */
export async function giveBackRequest(
	db: Database,
	{ id, staff, now }: { id: string; staff: StaffMember; now: Date },
): Promise<Result<undefined, LockRefusal | "wrongState">> {
	return inTransaction(db, async (transaction) => {
		const locked = await lockRequest(transaction, { id, staff });
		if (!locked.ok) return locked;
		const request = locked.value;
		if (!request.ownerId) return fail("wrongState");
		const to = request.status === "in_work" && !request.firstResponseAt ? "new" : request.status;
		const details = { from: request.owner, to: null };
		await writeEvent(transaction, { requestId: id, kind: "owner", details, staff, now });
		return moveRequest(transaction, request, { to, staff, now, set: { owner: null, ownerId: null } });
	});
}
