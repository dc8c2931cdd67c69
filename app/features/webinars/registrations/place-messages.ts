import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Tells managers of a free place, as part of the transaction that frees it. */
export type PlaceMessages = {
	/** `requestId` is the newest request of those who wait: it identifies the webinar. */
	announceFreePlace(db: Transaction<Schema>, place: { requestId: string; waiting: number }): Promise<void>;
};
