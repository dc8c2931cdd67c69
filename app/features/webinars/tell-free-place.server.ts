import type { Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import { webinarSubject } from "./get-webinar-form.server.ts";
import type { PlaceMessages } from "./place-messages.ts";

type Freed = { readonly slug: string; readonly startsAt: Date };

/** A place of a full webinar is free: managers write to whoever waits for it. Nobody waits, nobody is told. */
export async function tellFreePlace(db: Transaction<Schema>, freed: Freed, messages: PlaceMessages): Promise<void> {
	const waiting = await db
		.selectFrom("contactRequest")
		.where("kind", "=", "waitlist")
		.where("subject", "=", webinarSubject(freed))
		.where("status", "not in", ["won", "lost", "spam"])
		.where("mergedInto", "is", null)
		.orderBy("createdAt", "desc")
		.select("id")
		.execute();
	const [newest] = waiting;
	if (newest) await messages.announceFreePlace(db, { requestId: newest.id, waiting: waiting.length });
}
