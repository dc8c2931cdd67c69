import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { StartTime } from "../../../shared/start-time.ts";

/** Messages about a course that can be joined now, written in the transaction that records who was told. */
export type OpeningMessages = {
	/** A letter to somebody who waited and left an address. `groups` are those he waited for that have a place. */
	announceOpening(db: Transaction<Schema>, requestId: string, groups: readonly StartTime[]): Promise<void>;
	/**
	 * One message to managers for each course. `requestId` is the newest waiting request, which names the course; `groups` are those that
	 * any of them waited for.
	 */
	announceOpeningToManagers(
		db: Transaction<Schema>,
		opening: {
			readonly requestId: string;
			readonly waiting: number;
			readonly toCall: number;
			readonly groups: readonly StartTime[];
		},
	): Promise<void>;
};
