import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

type Wait = { readonly requestId: string /** Null: any of the course. */; readonly tariffId: string | null };

/**
 * Somebody on a waiting list asks for it again: he may be told once more, however the place that he was told of was lost. Another
 * tariff or group that he names is in the log (`waitsOf` reads it there); who names none waits for any from now on.
 */
export async function waitAgain(db: Transaction<Schema>, { requestId, tariffId }: Wait): Promise<void> {
	await db
		.updateTable("contactRequestEvent")
		.set({ kind: "opened" })
		.where("requestId", "=", requestId)
		.where("kind", "=", "opening")
		.execute();
	if (tariffId) return;
	await db
		.updateTable("contactRequest")
		.set({ tariffId: null, startId: null, version: sql<number>`version + 1` })
		.where("id", "=", requestId)
		.where("tariffId", "is not", null)
		.execute();
}
