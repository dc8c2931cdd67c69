import type { Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import type { ReminderKind } from "../../../database/webinar-types.ts";

/** Letters about a change of the webinar itself, or about a place that staff gave back, beside the one after the registration and the reminders. */
export type RegistrationLetter = "joined" | "moved" | "cancelled" | "restored" | "released" | ReminderKind;

/** Puts letters to somebody who registered on their way, as part of the transaction that they speak of. */
export type RegistrationMessages = {
	/** `startsAt` is the date that the letter speaks of, where that is not the one of the registration by then. */
	write(db: Transaction<Schema>, letter: RegistrationLetter, registrationId: string, startsAt?: Date): Promise<void>;
};
