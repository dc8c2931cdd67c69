import { MOOT } from "../../../shared/moot-messages.ts";
import type { Channels } from "../delivery/channels.server.ts";
import { type DeliveryOutcome, failForGood } from "../delivery/delivery-outcome.ts";

/** Sends a plain text to the managers' chat; without one the message is moot. */
export async function tellManagers({ telegram }: Pick<Channels, "telegram">, text: string): Promise<DeliveryOutcome> {
	return (await telegram?.send(text)) ?? failForGood(MOOT.noTelegram);
}
