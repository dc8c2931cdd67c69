import { REGISTRATION_LETTERS, type RegistrationLetter } from "../../webinars/registrations/registration-messages.ts";
import type { Message, StoredMessage } from "./message.ts";

/** `startsAt`: an ISO instant, the date that the letter speaks of; by the time it is sent the registration may have another one. */
export type MessageAboutRegistration = Message<
	"letter",
	`webinar-${RegistrationLetter}`,
	{ readonly startsAt?: string }
>;

type RegistrationNotice = { readonly letter: RegistrationLetter; readonly startsAt: Date | undefined };

/** What a stored message tells; undefined for a kind that only another build knows. */
export function readRegistrationMessage({ kind, details }: StoredMessage): RegistrationNotice | undefined {
	const letter = REGISTRATION_LETTERS.find((known) => kind === `webinar-${known}`);
	if (!letter) return undefined;
	const told = "startsAt" in details && typeof details.startsAt === "string" ? details.startsAt : undefined;
	return { letter, startsAt: told ? new Date(told) : undefined };
}
