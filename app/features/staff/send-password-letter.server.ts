import { type SqlBool, sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import type { Locale } from "../../shared/localized.ts";
import type { StaffMessages } from "./staff-messages.ts";

/** Letters of one account in so many minutes; the ways in those that were sent are good for longer. */
const LETTERS = 3;
const WINDOW_MINUTES = 15;

type PasswordLetter = { readonly email: string; readonly locale: Locale; readonly token: string };

/** Sends the way to a new password. Anybody may ask for it in anybody's name, from many places: a mailbox is not filled with such letters. */
export function sendPasswordLetter(
	db: Database,
	letter: PasswordLetter,
	{ messages }: { readonly messages: StaffMessages },
): Promise<void> {
	return inTransaction(db, async (transaction) => {
		const sent = await transaction
			.selectFrom("staffLetter")
			.where("kind", "=", "password")
			.where("email", "=", letter.email)
			// By the clock of the database, which has dated them.
			.where(sql<SqlBool>`created_at > now() - ${WINDOW_MINUTES} * interval '1 minute'`)
			.select("id")
			.execute();
		if (sent.length < LETTERS) await messages.write(transaction, { kind: "password", ...letter });
	});
}
