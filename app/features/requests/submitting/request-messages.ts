import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Puts messages about a request on their way, as part of the transaction that they speak of. */
export type RequestMessages = {
	announceRequest(db: Transaction<Schema>, request: { id: string; hasEmail: boolean }): Promise<void>;
	/** `letterOf`: the request whose letter, which the visitor was sent at first, goes to him once more; for a webinar, that of the place. */
	announceRepeat(db: Transaction<Schema>, request: { id: string; letterOf: string | undefined }): Promise<void>;
};
