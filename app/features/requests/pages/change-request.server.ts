import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { isOpenState } from "../board/request-states.ts";
import { tellBoard } from "../board/tell-board.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/** What the owner of a request may change while nobody has finished with it. */
export type RequestChange = {
	readonly channel: string;
	readonly handle: string | null;
	readonly wishedAt: string | null;
	readonly message: string | null;
};

/** Changes an open request by its secret and notes what was there before. `required`: letters need an address, and none was left. */
export async function changeRequest(
	db: Database,
	{ token, change, now }: { token: string; change: RequestChange; now: Date },
): Promise<Result<undefined, "notFound" | "closed" | "required">> {
	return inTransaction(db, async (transaction) => {
		const before = await transaction
			.selectFrom("contactRequest")
			.where("id", "=", requestOfToken(token))
			.select(["id", "status", "email", "channel", "handle", "wishedAt", "message", "version"])
			.forUpdate()
			.executeTakeFirst();
		if (!before) return fail("notFound");
		if (!isOpenState(before.status)) return fail("closed");
		if (change.channel === "mail" && !before.email) return fail("required");
		const { id, version, status: _status, email: _email, ...old } = before;
		await transaction
			.updateTable("contactRequest")
			.set({ ...change, version: version + 1, updatedAt: now })
			.where("id", "=", id)
			.execute();
		await transaction
			.insertInto("contactRequestEvent")
			.values({
				requestId: id,
				kind: "changed",
				details: JSON.stringify({ before: old, after: change }),
				createdAt: now,
			})
			.execute();
		await tellBoard(transaction, id);
		return succeed(undefined);
	});
}
