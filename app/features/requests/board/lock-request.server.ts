import { type Selectable, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { ownerHasLeft } from "./owner-has-left.server.ts";
import type { StaffMember } from "./staff-member.ts";

export type LockedRequest = Selectable<Schema["contactRequest"]>;

/** `taken`: somebody else has it; `merged`: another request stands for it; `erased`: its person was forgotten. */
export type LockRefusal = "notFound" | "taken" | "merged" | "erased";

/**
 * Locks a request for a move by this member of staff. A request without an owner, or whose owner has left, may be acted on; another
 * colleague's may not, unless this person may overrule.
 */
export async function lockRequest(
	db: Transaction<Schema>,
	{ id, staff }: { id: string; staff: StaffMember },
): Promise<Result<LockedRequest, LockRefusal>> {
	const locked = await db
		.selectFrom("contactRequest")
		.where("id", "=", sql<string>`${id}::uuid`)
		.selectAll()
		.select(ownerHasLeft.as("isForsaken"))
		.forUpdate()
		.executeTakeFirst();
	if (!locked) return fail("notFound");
	const { isForsaken, ...request } = locked;
	if (request.mergedInto) return fail("merged");
	if (request.erasedAt) return fail("erased");
	if (isForsaken) return succeed({ ...request, ownerId: null, owner: null });
	if (request.ownerId && request.ownerId !== staff.id && !staff.mayOverrule) return fail("taken");
	return succeed(request);
}
