import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Messenger } from "../../../shared/messengers.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { isOpenState } from "../board/request-states.ts";
import { tellBoard } from "../board/tell-board.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/** What the person behind a request may change while it is open. */
export type RequestChange = {
	readonly channel: Messenger;
	readonly handle: string | null;
	readonly wishedAt: string | null;
	readonly message: string | null;
};

/**
 * Changes an open request by its secret. The previous values go to its log; for a merged request, to the log of the one that stands for it,
 * which is not changed. `required`: letters need an address, and none was left.
 */
export async function changeRequest(
	db: Database,
	{ token, change, now }: { token: string; change: RequestChange; now: Date },
): Promise<Result<undefined, "notFound" | "closed" | "required">> {
	return inTransaction(db, async (transaction) => {
		const before = await transaction
			.selectFrom("contactRequest")
			.innerJoin("contactRequest as kept", (join) => join.on("kept.id", "=", requestOfToken(token)))
			.where("contactRequest.token", "=", token)
			.select(["contactRequest.id", "kept.id as keptId", "kept.status", "contactRequest.email"])
			.select(["contactRequest.channel", "contactRequest.handle", "contactRequest.wishedAt", "contactRequest.message"])
			.forUpdate()
			.executeTakeFirst();
		if (!before) return fail("notFound");
		if (!isOpenState(before.status)) return fail("closed");
		if (change.channel === "mail" && !before.email) return fail("required");
		const { id, keptId, status: _status, email: _email, ...old } = before;
		await transaction
			.updateTable("contactRequest")
			.set({ ...change, ...raised(now) })
			.where("id", "=", id)
			.execute();
		await transaction
			.insertInto("contactRequestEvent")
			.values({
				requestId: keptId,
				kind: "changed",
				details: JSON.stringify({ before: old, after: change }),
				createdAt: now,
			})
			.execute();
		await tellBoard(transaction, keptId);
		return succeed();
	});
}
