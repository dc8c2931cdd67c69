import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Puts messages about a request on their way, as part of the transaction that they speak of. */
export type MessageSender = {
	announceRequest(db: Transaction<Schema>, request: { id: string; hasEmail: boolean }): Promise<void>;
	announceRepeat(db: Transaction<Schema>, requestId: string): Promise<void>;
};
