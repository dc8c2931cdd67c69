import type { Locale } from "../../../shared/localized.ts";
import type { Message, StoredMessage } from "./message.ts";

/** The erased person's contacts: only the message still has them, until it is delivered. */
export type Forgotten = { readonly email: string; readonly locale: Locale };

/** What someone who asked to be forgotten is told. */
export type MessageAboutErasure =
	| Message<"letter", "erasure-done", Partial<Forgotten>>
	| Message<"letter", "erasure-refused">;

/** Whether this build can send it. */
export function isAboutErasure<Stored extends StoredMessage>(message: Stored): message is Stored & MessageAboutErasure {
	return message.kind === "erasure-done" || message.kind === "erasure-refused";
}
