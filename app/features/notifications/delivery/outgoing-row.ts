import type { StoredMessage } from "../facts/message.ts";

/** A row of the outgoing messages as its sender needs it. */
export type OutgoingRow = StoredMessage & {
	readonly id: string;
	/** Of this try, counted over the whole life of the message. */
	readonly attempts: number;
	readonly createdAt: Date;
};
