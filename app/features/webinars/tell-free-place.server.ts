import type { Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import { OPEN_STATES } from "../requests/board/request-states.ts";
import { webinarSubject } from "./get-webinar-form.server.ts";
import type { PlaceMessages } from "./place-messages.ts";

type WebinarDate = { readonly slug: string; readonly startsAt: Date };

/** A place of a full webinar is free: managers write to whoever waits for it. Nobody waits, nobody is told. */
export async function tellFreePlace(
	db: Transaction<Schema>,
	freed: WebinarDate,
	messages: PlaceMessages,
): Promise<void> {
	const waiting = await listWaiting(db, freed);
	const [newest] = waiting;
	if (newest) await messages.announceFreePlace(db, { requestId: newest, waiting: waiting.length });
}

/** Ids of the open requests that wait for a place at a date of a webinar, newest first. */
export async function listWaiting(db: Transaction<Schema>, date: WebinarDate): Promise<string[]> {
	const waiting = await db
		.selectFrom("contactRequest")
		.where("kind", "=", "waitlist")
		.where("subject", "=", webinarSubject(date))
		.where("status", "in", OPEN_STATES)
		.where("mergedInto", "is", null)
		.orderBy("createdAt", "desc")
		.orderBy("number", "desc")
		.select("id")
		.execute();
	return waiting.map(({ id }) => id);
}
