import type { Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { RequestKind } from "../../../../database/request-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { StaffMember } from "./staff-member.ts";
import { tellBoard } from "./tell-board.server.ts";
import { writeEvent } from "./write-event.server.ts";

type Ending = {
	readonly requestId: string;
	/** Another request, which this one was merged into, is about something else. */
	readonly kind: RequestKind;
	readonly reason: string;
	/** Undefined where the visitor did it. */
	readonly staff: Pick<StaffMember, "id" | "name"> | undefined;
	readonly now: Date;
};

/**
 * Closes a request of a kind with what it was about, if nobody has touched it; not where its person waits for a call, which another request
 * that was merged into it has asked for. The boards hear of it in any case.
 */
export async function closeUntouched(
	db: Transaction<Schema>,
	{ requestId, kind, reason, staff, now }: Ending,
): Promise<void> {
	const closed = await db
		.updateTable("contactRequest")
		.set({ status: "lost", lostReason: reason, ...raised(now) })
		.where("id", "=", requestId)
		.where("kind", "=", kind)
		.where("status", "=", "new")
		.where("dueAt", "is", null)
		.returning("id")
		.executeTakeFirst();
	if (closed) {
		const details = { from: "new", to: "lost", reason } as const;
		await writeEvent(db, { requestId, kind: "status", details, staff, now });
	}
	await tellBoard(db, requestId);
}
