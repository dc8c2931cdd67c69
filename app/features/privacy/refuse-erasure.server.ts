import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { raised } from "../../../database/raised.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import type { ErasureMessages } from "../notifications/queueing/erasure-messages.ts";
import type { StaffMember } from "../requests/board/staff-member.ts";

/** Refuses a request to be forgotten, with the reason that the person is told. */
export async function refuseErasure(
	db: Database,
	{ id, reason, staff, now }: { id: string; reason: string; staff: StaffMember; now: Date },
	{ messages }: { messages: ErasureMessages },
): Promise<Result<undefined, "notFound" | "decided">> {
	return inTransaction(db, async (transaction) => {
		const wish = await transaction
			.selectFrom("erasureRequest")
			.where("id", "=", sql<string>`${id}::uuid`)
			.select("status")
			.forUpdate()
			.executeTakeFirst();
		if (!wish) return fail("notFound");
		if (wish.status !== "new") return fail("decided");
		await transaction
			.updateTable("erasureRequest")
			.set({
				status: "refused",
				refusal: reason,
				decidedAt: now,
				decidedBy: staff.name,
				...raised(now),
			})
			.where("id", "=", id)
			.execute();
		await messages.announceRefusal(transaction, id);
		return succeed();
	});
}
