/** The ways in which somebody may be answered; the settings say which of them the forms offer. */
export const MESSENGERS = ["telegram", "whatsapp", "viber", "call", "mail"] as const;
export type Messenger = (typeof MESSENGERS)[number];
