import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Tells whoever keeps the details of a request as well, as part of the transaction that mends them. */
export type MendMessages = {
	/** `fields`: names of the columns that changed. */
	announceMending(
		db: Transaction<Schema>,
		mending: { readonly requestId: string; readonly fields: readonly string[] },
	): Promise<void>;
};
