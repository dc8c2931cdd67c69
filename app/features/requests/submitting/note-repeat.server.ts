import type { Selectable, Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { RequestKind } from "../../../../database/request-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { isOpenState } from "../board/request-states.ts";
import { tellBoard } from "../board/tell-board.server.ts";
import { writeEvent } from "../board/write-event.server.ts";
import { KIND_RULES } from "../request-kinds.ts";
import type { RequestInput } from "../rules/request-input.ts";
import { waitAgain } from "../waitlist/wait-again.server.ts";
import type { RepeatedRequest } from "./find-repeated-request.server.ts";
import type { NewRequest } from "./insert-request.server.ts";
import type { RequestMessages } from "./request-messages.ts";

const QUIET_MS = 10 * MINUTE_MS;

/** The fields that a visitor types, in the order of the form; the office's log names each. */
const TYPED = ["name", "surname", "phone", "email", "channel", "handle", "childAge", "wishedAt", "message"] as const;

/**
 * Records on the open request what a repeat visitor wrote differently; managers are told at most once in ten minutes. A guide requested
 * again was lost, and so was the way to a place at a webinar: the same address gets the letter again, equally seldom. Asking again for a
 * place counts as waiting again.
 */
export async function noteRepeat(
	db: Transaction<Schema>,
	request: RepeatedRequest,
	{
		submission,
		tariffId,
		now,
		respondBy,
		messages,
	}: Pick<NewRequest, "submission" | "tariffId" | "now" | "respondBy"> & { messages: RequestMessages },
): Promise<void> {
	const open = await db
		.selectFrom("contactRequest")
		.where("id", "=", request.id)
		.select(["id", "status", "dueAt", ...TYPED])
		.forUpdate()
		.executeTakeFirstOrThrow();
	const isWait = submission.kind === "waitlist";
	const quietSince = new Date(now.getTime() - QUIET_MS);
	const recent = await db
		.selectFrom("contactRequestEvent")
		.where("requestId", "=", request.id)
		.where("kind", "=", "repeated")
		.where("createdAt", ">", quietSince)
		.select("id")
		.executeTakeFirst();
	await db
		.insertInto("contactRequestEvent")
		.values({
			requestId: request.id,
			kind: "repeated",
			details: JSON.stringify({
				...typedOtherwise(submission.input, open),
				startId: submission.startId ?? null,
				...(isWait && { tariffId }),
			}),
			createdAt: now,
		})
		.execute();
	if (isWait) await waitAgain(db, { requestId: request.id, tariffId, now });
	await callAgain(db, { request: open, kind: submission.kind, respondBy, now });
	await tellBoard(db, request.id);
	if (recent) return;
	const isInLetter = submission.guide || submission.kind === "webinar";
	const letterOf = isInLetter ? await findLostLetter(db, { request, input: submission.input, quietSince }) : undefined;
	await messages.announceRepeat(db, { id: request.id, letterOf });
}

type Lost = { readonly request: RepeatedRequest; readonly input: RequestInput; readonly quietSince: Date };

/** The id of the request that has asked for the guide or the place, also where another one stands for it, if its letter went to this address and not just now. */
async function findLostLetter(
	db: Transaction<Schema>,
	{ request: { askedId }, input, quietSince }: Lost,
): Promise<string | undefined> {
	const asked = await db
		.selectFrom("contactRequest")
		.where("id", "=", askedId)
		.where("createdAt", "<=", quietSince)
		.select("email")
		.executeTakeFirst();
	return asked && asked.email?.toLowerCase() === input.email?.toLowerCase() ? askedId : undefined;
}

/** What differs from the open request: a person may correct a mistyped phone. An empty field takes nothing back. */
function typedOtherwise(
	input: RequestInput,
	open: Pick<Selectable<Schema["contactRequest"]>, (typeof TYPED)[number]>,
): Partial<RequestInput> {
	const isOther = (field: (typeof TYPED)[number]) =>
		field === "email" ? input.email?.toLowerCase() !== open.email?.toLowerCase() : input[field] !== open[field];
	return Object.fromEntries(
		TYPED.filter((field) => input[field] !== null && isOther(field)).map((field) => [field, input[field]]),
	);
}

type Again = {
	readonly request: Pick<Selectable<Schema["contactRequest"]>, "id" | "status" | "dueAt">;
	/** What was asked for again; the request that stands for a merged one may be of another kind. */
	readonly kind: RequestKind;
	readonly respondBy: Date;
	readonly now: Date;
};

/** A repeat visitor waits for a call again, within the promise, or for a place; a lost request is new again. */
async function callAgain(db: Transaction<Schema>, { request, kind, respondBy, now }: Again): Promise<void> {
	const { id } = request;
	const isBack = request.status === "lost";
	const { promisesCall } = KIND_RULES[kind];
	if (!promisesCall && !(isBack && kind === "waitlist")) return;
	if (!isBack && !isOpenState(request.status)) return;
	if (request.dueAt && request.dueAt <= respondBy) return;
	await db
		.updateTable("contactRequest")
		.set({
			...(promisesCall ? { callAt: respondBy } : {}),
			...(isBack ? { status: "new", lostReason: null, owner: null, ownerId: null } : {}),
			...raised(now),
		})
		.where("id", "=", id)
		.execute();
	if (isBack) await writeEvent(db, { requestId: id, kind: "status", details: { from: "lost", to: "new" }, now });
}
