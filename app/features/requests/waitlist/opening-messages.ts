import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Tells of a course that one can join now, as part of the transaction that writes down who was told. */
export type OpeningMessages = {
	/** A letter to somebody who waited and left an address. */
	announceOpening(db: Transaction<Schema>, requestId: string): Promise<void>;
	/** One message to managers a course. `requestId` is the newest of those who waited: it names the course. */
	announceOpeningToManagers(
		db: Transaction<Schema>,
		opening: { readonly requestId: string; readonly waiting: number; readonly toCall: number },
	): Promise<void>;
};
