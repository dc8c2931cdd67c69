import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Puts the letter about an approved reply on its way, as part of the transaction that approves it. */
export type ReplySender = { announceReply(db: Transaction<Schema>, commentId: string): Promise<void> };
