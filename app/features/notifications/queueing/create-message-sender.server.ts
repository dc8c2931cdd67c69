import type { Transaction } from "kysely";
import type { MessageChannel, Schema } from "../../../../database/types.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import type { EscalationSender } from "../../requests/board/escalate-requests.server.ts";
import type { MessageSender } from "../../requests/submitting/message-sender.ts";
import type { OpeningMessages } from "../../requests/waitlist/opening-messages.ts";
import type { PlaceMessages } from "../../webinars/place-messages.ts";

/** One queue a channel: a channel that is down keeps nobody else waiting. */
export function deliveryQueue(channel: MessageChannel): string {
	return `deliver-${channel}`;
}

/** Writes each message as a row for staff to see and adds the job that delivers it. */
export function createMessageSender(
	jobs: JobSender,
): MessageSender & EscalationSender & PlaceMessages & OpeningMessages {
	async function send(
		db: Transaction<Schema>,
		channel: MessageChannel,
		kind: string,
		requestId: string,
		details: object = {},
	): Promise<void> {
		const { id } = await db
			.insertInto("outgoingMessage")
			.values({ channel, kind, requestId, details: JSON.stringify(details) })
			.returning("id")
			.executeTakeFirstOrThrow();
		await jobs.send(db, deliveryQueue(channel), { id });
	}
	return {
		async announceRequest(db, { id, hasEmail }) {
			if (hasEmail) await send(db, "letter", "request-received", id);
			await send(db, "telegram", "request-received", id);
			await send(db, "crm", "request-received", id);
		},
		async announceRepeat(db, { id, sendsLetter }) {
			if (sendsLetter) await send(db, "letter", "request-received", id);
			await send(db, "telegram", "request-repeated", id);
		},
		announceEscalation: (db, { requestId, kind }) => send(db, "telegram", `request-${kind}`, requestId),
		announceFreePlace: (db, { requestId, waiting }) =>
			send(db, "telegram", "request-place-free", requestId, { waiting }),
		announceOpening: (db, requestId, groups) => send(db, "letter", "request-opening", requestId, { groups }),
		announceOpeningToManagers: (db, { requestId, ...opening }) =>
			send(db, "telegram", "request-opening", requestId, opening),
	};
}
