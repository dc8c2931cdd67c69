import type { Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import type { Locale } from "../../shared/localized.ts";

export const STAFF_LETTERS = ["invitation", "password"] as const;

export type StaffLetter = {
	readonly kind: (typeof STAFF_LETTERS)[number];
	readonly email: string;
	readonly locale: Locale;
	/** The secret part of the address in the letter. */
	readonly token: string;
};

/** Sends letters to staff, as part of the transaction that gives the reason. */
export type StaffMessages = {
	write(transaction: Transaction<Schema>, letter: StaffLetter): Promise<void>;
};
