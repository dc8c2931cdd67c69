import type { Transaction } from "kysely";
import type { MessageChannel, Schema } from "../../../../database/types.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";

type Row = Schema["outgoingMessage"];

/** Columns that say what a message is about; `externalId` is the number that a service gave it. */
type AboutColumn = Exclude<Extract<keyof Row, `${string}Id`>, "externalId">;

/** What a message is about: a request, an order, an invoice… */
type About = { [Column in AboutColumn]: Readonly<Record<Column, string>> }[AboutColumn];

type NewMessage = About & { readonly channel: MessageChannel; readonly kind: string; readonly details: object };

/** One queue a channel: a channel that is down keeps nobody else waiting. */
export function deliveryQueue(channel: MessageChannel): string {
	return `deliver-${channel}`;
}

/**
 * Writes a message as a row for staff to see and adds the job that delivers it, both as part of the transaction that it speaks of. `details`
 * become JSON: what the message keeps with itself, everything else is read when it is sent.
 */
export async function queueMessage(
	db: Transaction<Schema>,
	jobs: JobSender,
	{ channel, kind, details, ...about }: NewMessage,
): Promise<void> {
	const { id } = await db
		.insertInto("outgoingMessage")
		.values({ channel, kind, details: JSON.stringify(details), ...about })
		.returning("id")
		.executeTakeFirstOrThrow();
	await jobs.send(db, deliveryQueue(channel), { id });
}
