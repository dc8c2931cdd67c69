import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { WEBINAR_REMINDERS } from "../../../shared/webinar-states.ts";

/** Letters about a change of the webinar itself, or about a place that staff gave back, beside the one after the registration and the reminders. */
export const REGISTRATION_LETTERS = [
	"joined",
	"moved",
	"cancelled",
	"restored",
	"released",
	...WEBINAR_REMINDERS,
] as const;
export type RegistrationLetter = (typeof REGISTRATION_LETTERS)[number];

/** Puts letters to somebody who registered on their way, as part of the transaction that they speak of. */
export type RegistrationMessages = {
	/** `startsAt` is the date that the letter speaks of, where that is not the one of the registration by then. */
	write(db: Transaction<Schema>, letter: RegistrationLetter, registrationId: string, startsAt?: Date): Promise<void>;
};
