import type { StoredMessage } from "../facts/message.ts";

/** A row of the outgoing messages, as the sender needs it. */
export type OutgoingRow = StoredMessage & {
	readonly id: string;
	/** The number of this attempt, counted over the whole life of the message. */
	readonly attempts: number;
	readonly createdAt: Date;
};
