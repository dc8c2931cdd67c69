import type { Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";

/** Has a request called that nobody is to call yet. */
export async function putAmongCalls(
	db: Transaction<Schema>,
	{ id, callAt, now }: { id: string; callAt: Date; now: Date },
): Promise<void> {
	await db
		.updateTable("contactRequest")
		.set({ callAt, ...raised(now) })
		.where("id", "=", id)
		.where("dueAt", "is", null)
		.execute();
}
