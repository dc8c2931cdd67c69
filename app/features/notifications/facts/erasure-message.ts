import type { Locale } from "../../../shared/localized.ts";
import type { Message, StoredMessage } from "./message.ts";

/** Whoever was forgotten: nothing but the message knows him, and once it is delivered nor does that. */
export type Forgotten = { readonly email: string; readonly locale: Locale };

/** What somebody is told who wished to be forgotten. */
export type MessageAboutErasure =
	| Message<"letter", "erasure-done", Partial<Forgotten>>
	| Message<"letter", "erasure-refused">;

/** Whether this build can send it. */
export function isAboutErasure<Stored extends StoredMessage>(message: Stored): message is Stored & MessageAboutErasure {
	return message.kind === "erasure-done" || message.kind === "erasure-refused";
}
