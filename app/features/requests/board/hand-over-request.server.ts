import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Result } from "../../../shared/result.ts";
import { listColleagues } from "./list-colleagues.server.ts";
import { type LockRefusal, lockRequest } from "./lock-request.server.ts";
import { moveRequest } from "./move-request.server.ts";
import { isOpenState } from "./request-states.ts";
import type { StaffMember } from "./staff-member.ts";
import { writeEvent } from "./write-event.server.ts";

type HandOverRefusal = LockRefusal | "wrongState" | "colleagueUnknown" | "sameOwner";

/** Gives an open request to a colleague, `to` being the account; its state and its promise stay, but a new one is in work from now on. */
export async function handOverRequest(
	db: Database,
	{ id, to, staff, now }: { id: string; to: string; staff: StaffMember; now: Date },
): Promise<Result<undefined, HandOverRefusal>> {
	return inTransaction(db, async (transaction): Promise<Result<undefined, HandOverRefusal>> => {
		const locked = await lockRequest(transaction, { id, staff });
		if (!locked.ok) return locked;
		const { status, owner, ownerId } = locked.value;
		if (!isOpenState(status)) return fail("wrongState");
		if (ownerId === to) return fail("sameOwner");
		const colleague = (await listColleagues(transaction)).find((one) => one.id === to);
		if (!colleague) return fail("colleagueUnknown");
		const details = { from: owner, to: colleague.name };
		await writeEvent(transaction, { requestId: id, kind: "owner", details, staff, now });
		const set = { ownerId: colleague.id, owner: colleague.name };
		return moveRequest(transaction, locked.value, { to: status === "new" ? "in_work" : status, staff, now, set });
	});
}
