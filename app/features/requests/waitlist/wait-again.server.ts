import type { Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";

type Wait = {
	readonly requestId: string;
	/** Null: any of the course. */
	readonly tariffId: string | null;
	readonly now: Date;
};

/**
 * A visitor on a waiting list asks again and may be told once more, however the place that he was told of was lost. Another tariff or group
 * that he names is logged, where `waitsOf` reads it. Without a tariff he waits for any from now on.
 */
export async function waitAgain(db: Transaction<Schema>, { requestId, tariffId, now }: Wait): Promise<void> {
	await db
		.updateTable("contactRequestEvent")
		.set({ kind: "opened" })
		.where("requestId", "=", requestId)
		.where("kind", "=", "opening")
		.execute();
	if (tariffId) return;
	await db
		.updateTable("contactRequest")
		.set({ tariffId: null, startId: null, ...raised(now) })
		.where("id", "=", requestId)
		.where("tariffId", "is not", null)
		.execute();
}
