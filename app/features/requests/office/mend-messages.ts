import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Tells others who store the details of a request, as part of the transaction that corrects them. */
export type MendMessages = {
	/** `fields`: names of the columns that changed. */
	announceMending(
		db: Transaction<Schema>,
		mending: { readonly requestId: string; readonly fields: readonly string[] },
	): Promise<void>;
};
