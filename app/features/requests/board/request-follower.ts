import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** What another room keeps of a request: told, in the same transaction, that it goes over to another one or that its person is forgotten. */
export type RequestFollower = {
	moveTo(
		db: Transaction<Schema>,
		move: { readonly from: string; readonly to: string; readonly now: Date },
	): Promise<void>;
	erase(db: Transaction<Schema>, erasure: { readonly requestId: string; readonly now: Date }): Promise<void>;
};
