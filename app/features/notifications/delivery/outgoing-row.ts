import type { MessageChannel } from "../../../../database/types.ts";

/** A row of the outgoing messages as its sender needs it. */
export type OutgoingRow = {
	readonly id: string;
	readonly channel: MessageChannel;
	readonly kind: string;
	/** Of this try, counted over the whole life of the message. */
	readonly attempts: number;
	readonly details: object;
	readonly createdAt: Date;
};
