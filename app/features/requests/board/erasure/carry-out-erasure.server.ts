import { sql } from "kysely";
import type { Database } from "../../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../../../shared/result.ts";
import type { RequestFollower } from "../request-follower.ts";
import type { StaffMember } from "../staff-member.ts";
import { type ErasedPerson, erasePerson } from "./erase-person.server.ts";

export type ErasureDeps = {
	readonly followers: readonly RequestFollower[];
	/** Deletes letters from the folder of the default mail transport. */
	readonly eraseLetters: (files: readonly string[]) => Promise<void>;
};

/** Fulfils a wish to be forgotten, once. The files of letters go after the database has agreed. */
export async function carryOutErasure(
	db: Database,
	{ id, staff, now }: { id: string; staff: StaffMember; now: Date },
	{ followers, eraseLetters }: ErasureDeps,
): Promise<Result<ErasedPerson, "notFound" | "decided">> {
	const done = await inTransaction(db, async (transaction): Promise<Result<ErasedPerson, "notFound" | "decided">> => {
		const wish = await transaction
			.selectFrom("erasureRequest")
			.where("id", "=", sql<string>`${id}::uuid`)
			.select(["requestId", "status"])
			.forUpdate()
			.executeTakeFirst();
		if (!wish) return fail("notFound");
		if (wish.status !== "new") return fail("decided");
		const erased = await erasePerson(transaction, { requestId: wish.requestId, now, followers });
		await transaction
			.updateTable("erasureRequest")
			.set({ status: "done", decidedAt: now, decidedBy: staff.name, updatedAt: now, version: sql<number>`version + 1` })
			.where("id", "=", id)
			.execute();
		return succeed(erased);
	});
	if (done.ok) await eraseLetters(done.value.letters);
	return done;
}
