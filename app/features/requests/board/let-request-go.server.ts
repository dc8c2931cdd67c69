import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { Result } from "../../../shared/result.ts";
import type { LockedRequest } from "./lock-request.server.ts";
import { moveRequest } from "./move-request.server.ts";
import type { StaffMember } from "./staff-member.ts";
import { writeEvent } from "./write-event.server.ts";

/** Takes a locked request from its owner, so that anybody may take it. One that was only in work becomes new again. */
export async function letRequestGo(
	db: Transaction<Schema>,
	request: LockedRequest,
	{ staff, now }: { staff: Pick<StaffMember, "id" | "name">; now: Date },
): Promise<Result<undefined, "wrongState">> {
	const to = request.status === "in_work" && !request.firstResponseAt ? "new" : request.status;
	const details = { from: request.owner, to: null };
	await writeEvent(db, { requestId: request.id, kind: "owner", details, staff, now });
	return moveRequest(db, request, { to, staff, now, set: { owner: null, ownerId: null } });
}
