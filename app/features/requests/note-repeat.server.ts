import type { Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import type { RepeatedRequest } from "./find-repeated-request.server.ts";
import type { MessageSender } from "./message-sender.ts";
import type { Submission } from "./submit-request.server.ts";

const QUIET_MS = 10 * 60 * 1000;

/** Adds what a repeat visitor wrote to the open request; managers hear of it once in ten minutes at most. */
export async function noteRepeat(
	db: Transaction<Schema>,
	request: RepeatedRequest,
	{ submission, now, messages }: { submission: Submission; now: Date; messages: MessageSender },
): Promise<void> {
	const { channel, handle, wishedAt, message, email } = submission.input;
	const recent = await db
		.selectFrom("contactRequestEvent")
		.where("requestId", "=", request.id)
		.where("kind", "=", "repeated")
		.where("createdAt", ">", new Date(now.getTime() - QUIET_MS))
		.select("id")
		.executeTakeFirst();
	await db
		.insertInto("contactRequestEvent")
		.values({
			requestId: request.id,
			kind: "repeated",
			details: JSON.stringify({ channel, handle, wishedAt, message, email, startId: submission.startId ?? null }),
			createdAt: now,
		})
		.execute();
	if (!recent) await messages.announceRepeat(db, request.id);
}
