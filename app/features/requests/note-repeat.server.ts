import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import { isOpenState } from "./board/request-states.ts";
import { tellBoard } from "./board/tell-board.server.ts";
import { writeEvent } from "./board/write-event.server.ts";
import type { RepeatedRequest } from "./find-repeated-request.server.ts";
import type { NewRequest } from "./insert-request.server.ts";
import type { MessageSender } from "./message-sender.ts";

const QUIET_MS = 10 * 60 * 1000;

/** Adds what a repeat visitor wrote to the open request; managers hear of it once in ten minutes at most. */
export async function noteRepeat(
	db: Transaction<Schema>,
	request: RepeatedRequest,
	{
		submission,
		now,
		respondBy,
		messages,
	}: Pick<NewRequest, "submission" | "now" | "respondBy"> & { messages: MessageSender },
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
	await callAgain(db, { id: request.id, respondBy, now });
	await tellBoard(db, request.id);
	if (!recent) await messages.announceRepeat(db, request.id);
}

/** Who asks again waits for a call again, within the promise; who was lost has come back. A customer of ours keeps his state. */
async function callAgain(
	db: Transaction<Schema>,
	{ id, respondBy, now }: { id: string; respondBy: Date; now: Date },
): Promise<void> {
	const request = await db
		.selectFrom("contactRequest")
		.where("id", "=", id)
		.select(["status", "kind", "dueAt"])
		.forUpdate()
		.executeTakeFirstOrThrow();
	const isBack = request.status === "lost";
	if (request.kind === "webinar" || (!isBack && !isOpenState(request.status))) return;
	if (request.dueAt && request.dueAt <= respondBy) return;
	await db
		.updateTable("contactRequest")
		.set({
			callAt: respondBy,
			...(isBack ? { status: "new", lostReason: null, owner: null, ownerId: null } : {}),
			version: sql<number>`version + 1`,
			updatedAt: now,
		})
		.where("id", "=", id)
		.execute();
	if (isBack) await writeEvent(db, { requestId: id, kind: "status", details: { from: "lost", to: "new" }, now });
}
