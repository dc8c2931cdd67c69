import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { type Result, succeed } from "../../../shared/result.ts";
import { type LockRefusal, lockRequest } from "./lock-request.server.ts";
import type { StaffMember } from "./staff-member.ts";
import { tellBoard } from "./tell-board.server.ts";
import { writeEvent } from "./write-event.server.ts";

/** Adds a note to the log. All staff may, whoever owns the request. */
export async function noteRequest(
	db: Database,
	{ id, text, staff, now }: { id: string; text: string; staff: StaffMember; now: Date },
): Promise<Result<undefined, LockRefusal>> {
	return inTransaction(db, async (transaction) => {
		const locked = await lockRequest(transaction, { id, staff: { ...staff, mayOverrule: true } });
		if (!locked.ok) return locked;
		await writeEvent(transaction, { requestId: id, kind: "note", details: { text }, staff, now });
		await tellBoard(transaction, id);
		return succeed();
	});
}
