import { sql } from "kysely";
import type { Database } from "../../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../../../shared/result.ts";
import type { RequestFollower } from "../request-follower.ts";
import type { StaffMember } from "../staff-member.ts";
import { type ErasedPerson, erasePerson } from "./erase-person.server.ts";
import type { ErasureMessages } from "./erasure-messages.ts";

export type ErasureDeps = {
	readonly followers: readonly RequestFollower[];
	/** Deletes letters from the folder of the default mail transport. */
	readonly eraseLetters: (files: readonly string[]) => Promise<void>;
	readonly messages: ErasureMessages;
};

/** Fulfils a wish to be forgotten, once, and tells its person where he left an address. The files of letters go after the database has agreed. */
export async function carryOutErasure(
	db: Database,
	{ id, staff, now }: { id: string; staff: StaffMember; now: Date },
	{ followers, eraseLetters, messages }: ErasureDeps,
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
		const { email, locale } = await transaction
			.selectFrom("contactRequest")
			.where("id", "=", wish.requestId)
			.select(["email", "locale"])
			.executeTakeFirstOrThrow();
		const erased = await erasePerson(transaction, { requestId: wish.requestId, now, followers });
		await transaction
			.updateTable("erasureRequest")
			.set({ status: "done", decidedAt: now, decidedBy: staff.name, updatedAt: now, version: sql<number>`version + 1` })
			.where("id", "=", id)
			.execute();
		if (email) await messages.announceErased(transaction, { erasureId: id, email, locale });
		return succeed(erased);
	});
	if (done.ok) await eraseLetters(done.value.letters);
	return done;
}
