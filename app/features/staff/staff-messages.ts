import type { Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import type { Locale } from "../../shared/localized.ts";

export type StaffLetter = {
	readonly kind: "invitation" | "password";
	readonly email: string;
	readonly locale: Locale;
	/** The secret part of the address in the letter. */
	readonly token: string;
};

/** Sends letters to staff, as part of the transaction that gives the reason. */
export type StaffMessages = {
	write(transaction: Transaction<Schema>, letter: StaffLetter): Promise<void>;
};
