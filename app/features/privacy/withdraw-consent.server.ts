import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { unsubscribeFromReplies } from "../blog/comments/unsubscribe-from-replies.server.ts";
import { closeWithdrawn } from "../requests/board/close-withdrawn.server.ts";
import type { RequestFollower } from "../requests/board/request-follower.ts";
import { isAboutTheSame, isOpenedBy } from "../requests/consents/list-consents.server.ts";
import { withdrawConsents } from "../requests/consents/withdraw-consents.server.ts";
import { recordErasureWish } from "./record-erasure-wish.server.ts";

/**
 * Marks a consent of a request, an order or a comment as withdrawn by its owner, together with every time that it was given; a second
 * time changes nothing. Without the one to the processing of personal data its person is to be forgotten, and nobody may call or write any
 * more: the request is closed, what was agreed on is called off, and there are no more letters about replies to a comment.
 * @returns whether it was withdrawn now.
 */
export async function withdrawConsent(
	db: Database,
	{ token, consentId, now }: { token: string; consentId: string; now: Date },
	{ followers }: { followers: readonly Pick<RequestFollower, "callOff">[] },
): Promise<boolean> {
	return inTransaction(db, async (transaction) => {
		// Locks the request before its consents, in the same order as everywhere.
		const request = await transaction
			.selectFrom("contactRequest")
			.where("token", "=", token)
			.select(["id", "status"])
			.forUpdate()
			.executeTakeFirst();
		const isChosen = sql<boolean>`exists (select 1 from consent chosen where chosen.id = ${consentId}::uuid and chosen.granted
			and chosen.withdrawn_at is null and ${isAboutTheSame("chosen", "consent")}) and ${isOpenedBy(token)}`;
		const withdrawn = await withdrawConsents(transaction, isChosen, { through: "my-data", now });
		const processing = withdrawn.find(({ kind }) => kind === "personal-data");
		if (processing?.commentId) {
			await recordErasureWish(transaction, { by: "commentId", id: processing.commentId, now });
			await unsubscribeFromReplies(transaction, { token, now });
		}
		if (processing && request) {
			await closeWithdrawn(transaction, { request, now });
			await recordErasureWish(transaction, { by: "requestId", id: request.id, now });
			for (const follower of followers) await follower.callOff(transaction, { requestId: request.id, now });
		}
		return withdrawn.length > 0;
	});
}
