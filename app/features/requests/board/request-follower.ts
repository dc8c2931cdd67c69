import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** A room that keeps data about a request; it is notified, in the same transaction, of what happens to the request. */
export type RequestFollower = {
	/** Its person may not be spoken to any more: what was agreed on does not take place. */
	callOff(db: Transaction<Schema>, end: { readonly requestId: string; readonly now: Date }): Promise<void>;
	/** It came to nothing: what is still ahead does not take place, which its person is told (`isTold`) unless it is spam. */
	close(
		db: Transaction<Schema>,
		end: { readonly requestId: string; readonly isTold: boolean; readonly now: Date },
	): Promise<void>;
	/** It goes over to another request. */
	moveTo(
		db: Transaction<Schema>,
		move: { readonly from: string; readonly to: string; readonly now: Date },
	): Promise<void>;
};
