import type { Transaction, Updateable } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { RequestStatus } from "../../../../database/request-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import type { LockedRequest } from "./lock-request.server.ts";
import type { StateChange } from "./request-event.ts";
import { canMove } from "./request-states.ts";
import type { StaffMember } from "./staff-member.ts";
import { tellBoard } from "./tell-board.server.ts";
import { writeEvent } from "./write-event.server.ts";

type Move = {
	readonly to: RequestStatus;
	readonly staff: Pick<StaffMember, "id" | "name">;
	readonly now: Date;
	/** Kept in the log beside the states. */
	readonly details?: Omit<StateChange, "from" | "to">;
	/** Other columns that change with it. */
	readonly set?: Updateable<Schema["contactRequest"]>;
};

/**
 * Moves a locked request as the table of moves allows, logs it, and notifies the boards. Staying in a state is no move and always allowed.
 */
export async function moveRequest(
	db: Transaction<Schema>,
	request: LockedRequest,
	{ to, staff, now, details, set }: Move,
): Promise<Result<undefined, "wrongState">> {
	const from = request.status;
	if (from !== to && !canMove(from, to)) return fail("wrongState");
	await db
		.updateTable("contactRequest")
		.set({ ...set, status: to, ...raised(now) })
		.where("id", "=", request.id)
		.execute();
	if (from !== to) {
		await writeEvent(db, { requestId: request.id, kind: "status", details: { from, to, ...details }, staff, now });
	}
	await tellBoard(db, request.id);
	return succeed();
}

/** Columns by which a member of staff who acts on a request without an owner becomes its owner; none where it has one. */
export function ownedBy(request: LockedRequest, staff: StaffMember): Updateable<Schema["contactRequest"]> {
	return request.ownerId ? {} : { ownerId: staff.id, owner: staff.name };
}
