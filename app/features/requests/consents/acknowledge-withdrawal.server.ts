import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import type { StaffMember } from "../board/staff-member.ts";

/** Writes down who has seen to it that a withdrawn consent is heeded; the first one stands. */
export async function acknowledgeWithdrawal(
	db: Database,
	{ id, staff, now }: { id: string; staff: StaffMember; now: Date },
): Promise<Result<undefined, "notFound" | "decided">> {
	const done = await db
		.updateTable("consent")
		.set({ acknowledgedAt: now, acknowledgedBy: staff.name })
		.where("id", "=", sql<string>`${id}::uuid`)
		.where("withdrawnAt", "is not", null)
		.where("acknowledgedAt", "is", null)
		.executeTakeFirst();
	if (done.numUpdatedRows > 0n) return succeed();
	const known = await db
		.selectFrom("consent")
		.where("id", "=", sql<string>`${id}::uuid`)
		.where("withdrawnAt", "is not", null)
		.select("id")
		.executeTakeFirst();
	return fail(known ? "decided" : "notFound");
}
