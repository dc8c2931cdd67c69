import type { Channels } from "../delivery/channels.server.ts";
import type { DeliveryOutcome } from "../delivery/delivery-outcome.ts";
import type { OutgoingRow } from "../delivery/outgoing-row.ts";
import type { OutgoingLetter } from "../post/mailer.server.ts";

/** Hands the letter of an outgoing message to the post; it has the same number and date at every attempt. */
export function postLetter(
	channels: Pick<Channels, "letter">,
	message: Pick<OutgoingRow, "id" | "createdAt">,
	letter: Omit<OutgoingLetter, "messageId" | "date">,
): Promise<DeliveryOutcome> {
	return channels.letter.send({ ...letter, messageId: message.id, date: message.createdAt });
}
