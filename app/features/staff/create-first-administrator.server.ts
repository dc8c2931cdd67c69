import { randomBytes } from "node:crypto";
import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { insertStaff } from "./insert-staff.server.ts";

type FirstAdministrator = { readonly email: string /** Only where it was made up. */; readonly madePassword?: string };

/**
 * Lets the first owner in when nobody has an account: with the given password, or one that is made up and told once.
 * Undefined when somebody has an account already.
 */
export async function createFirstAdministrator(
	db: Database,
	{ email, password }: { email: string; password: string | undefined },
): Promise<FirstAdministrator | undefined> {
	const anybody = await db.selectFrom("staffUser").select("id").limit(1).executeTakeFirst();
	if (anybody) return undefined;
	const chosen = password ?? randomBytes(12).toString("base64url");
	const id = await inTransaction(db, (transaction) =>
		insertStaff(transaction, {
			name: email.split("@")[0] ?? email,
			email,
			password: chosen,
			role: "owner",
			locale: "ru",
			teacherId: null,
		}),
	);
	if (!id) return undefined;
	return { email, ...(password ? {} : { madePassword: chosen }) };
}
