import { type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { releaseRequestHolds } from "../board/release-request-holds.server.ts";
import type { RequestFollower } from "../board/request-follower.ts";
import { isOpenState } from "../board/request-states.ts";
import { tellBoard } from "../board/tell-board.server.ts";
import { writeEvent } from "../board/write-event.server.ts";
import { recordErasureWish } from "../erasure/record-erasure-wish.server.ts";
import { isAboutTheSame, isOpenedBy } from "./list-consents.server.ts";

const REASON = "consent-withdrawn";

/**
 * Marks a consent of a request, an order or a comment as withdrawn by its owner, together with every time that it was given; a second
 * time changes nothing. Without the one to the processing of personal data its person is to be forgotten, and nobody may call any more:
 * the request is closed, and what was agreed on is called off.
 * @returns whether it was withdrawn now.
 */
export async function withdrawConsent(
	db: Database,
	{ token, consentId, now }: { token: string; consentId: string; now: Date },
	{ followers }: { followers: readonly Pick<RequestFollower, "callOff">[] },
): Promise<boolean> {
	return inTransaction(db, async (transaction) => {
		// The request before its consents, as everybody locks them.
		const request = await transaction
			.selectFrom("contactRequest")
			.where("token", "=", token)
			.select(["id", "status"])
			.forUpdate()
			.executeTakeFirst();
		const withdrawn = await transaction
			.updateTable("consent")
			.set({ withdrawnAt: now, withdrawnThrough: "my-data" })
			.where(
				sql<SqlBool>`exists (select 1 from consent chosen where chosen.id = ${consentId}::uuid and chosen.granted
					and chosen.withdrawn_at is null and ${isAboutTheSame("chosen", "consent")})`,
			)
			.where("granted", "=", true)
			.where("withdrawnAt", "is", null)
			.where(isOpenedBy(token))
			.returning(["kind", "commentId"])
			.execute();
		const processing = withdrawn.find(({ kind }) => kind === "personal-data");
		if (processing?.commentId) await recordErasureWish(transaction, { by: "commentId", id: processing.commentId, now });
		if (processing && request) {
			await heed(transaction, { request, now });
			for (const follower of followers) await follower.callOff(transaction, { requestId: request.id, now });
		}
		return withdrawn.length > 0;
	});
}

type Withdrawal = {
	readonly request: Pick<Selectable<Schema["contactRequest"]>, "id" | "status">;
	readonly now: Date;
};

async function heed(db: Transaction<Schema>, { request: { id, status }, now }: Withdrawal): Promise<void> {
	if (isOpenState(status)) {
		await db
			.updateTable("contactRequest")
			.set({
				status: "lost",
				lostReason: REASON,
				callAt: null,
				...raised(now),
			})
			.where("id", "=", id)
			.execute();
		const details = { from: status, to: "lost", reason: REASON };
		await writeEvent(db, { requestId: id, kind: "status", details, now });
	}
	await releaseRequestHolds(db, { requestIds: [id], now });
	await recordErasureWish(db, { by: "requestId", id, now });
	await tellBoard(db, id);
}
