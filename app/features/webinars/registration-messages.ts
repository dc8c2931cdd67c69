import type { Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import type { ReminderKind } from "../../../database/webinar-types.ts";

export type RegistrationLetter = "joined" | ReminderKind;

/** Puts letters to somebody who registered on their way, as part of the transaction that they speak of. */
export type RegistrationMessages = {
	write(db: Transaction<Schema>, letter: RegistrationLetter, registrationId: string): Promise<void>;
};
