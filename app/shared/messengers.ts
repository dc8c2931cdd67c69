/** The ways in which somebody may be answered; the settings say which of them the forms offer. */
export const MESSENGERS = ["telegram", "whatsapp", "viber", "call", "mail"] as const;
export type Messenger = (typeof MESSENGERS)[number];

/** Whether a manager calls or writes to someone who wants to be answered in this way. */
export function answerWay(channel: Messenger): "call" | "write" {
	return channel === "call" ? "call" : "write";
}
