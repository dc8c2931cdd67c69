import { sql } from "kysely";
import type { Database } from "../../../../../database/open-database.server.ts";
import { fail, type Result, succeed } from "../../../../shared/result.ts";
import type { StaffMember } from "../staff-member.ts";

/** Refuses a wish to be forgotten, with the reason that its person is given. */
export async function refuseErasure(
	db: Database,
	{ id, reason, staff, now }: { id: string; reason: string; staff: StaffMember; now: Date },
): Promise<Result<undefined, "notFound" | "decided">> {
	const refused = await db
		.updateTable("erasureRequest")
		.set({
			status: "refused",
			refusal: reason,
			decidedAt: now,
			decidedBy: staff.name,
			updatedAt: now,
			version: sql<number>`version + 1`,
		})
		.where("id", "=", sql<string>`${id}::uuid`)
		.where("status", "=", "new")
		.executeTakeFirst();
	if (refused.numUpdatedRows > 0n) return succeed(undefined);
	const known = await db
		.selectFrom("erasureRequest")
		.where("id", "=", sql<string>`${id}::uuid`)
		.select("id")
		.executeTakeFirst();
	return fail(known ? "decided" : "notFound");
}
