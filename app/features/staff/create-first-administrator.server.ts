import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { type Environment, EnvironmentError } from "../../platform/environment.server.ts";
import { insertStaff } from "./insert-staff.server.ts";
import { makePassword } from "./let-owner-in.server.ts";

type FirstAdministrator = { readonly email: string /** Only where it was made up. */; readonly madePassword?: string };

/** Of a demonstration, whose letters go to its stand-in. */
const DEMO_EMAIL = "owner@orbita.example";

/**
 * Lets the first owner in when nobody has an account: with the given password, or one that is made up and told once.
 * Undefined when somebody has an account already.
 * @throws EnvironmentError where the first owner of a real school has no address: a letter about a lost password would reach nobody.
 */
export async function createFirstAdministrator(
	db: Database,
	{
		ADMIN_EMAIL,
		ADMIN_PASSWORD,
		sandboxAllowed,
	}: Pick<Environment, "ADMIN_EMAIL" | "ADMIN_PASSWORD" | "sandboxAllowed">,
): Promise<FirstAdministrator | undefined> {
	const anybody = await db.selectFrom("staffUser").select("id").limit(1).executeTakeFirst();
	if (anybody) return undefined;
	const email = ADMIN_EMAIL ?? (sandboxAllowed ? DEMO_EMAIL : undefined);
	if (!email) {
		throw new EnvironmentError(
			"ADMIN_EMAIL is needed for the first start of a real school: the owner signs in with it, and it cannot be changed later.",
		);
	}
	const password = ADMIN_PASSWORD ?? makePassword();
	const id = await inTransaction(db, (transaction) =>
		insertStaff(transaction, {
			name: email.split("@")[0] ?? email,
			email,
			password,
			role: "owner",
			locale: "ru",
			teacherId: null,
		}),
	);
	if (!id) return undefined;
	return { email, ...(ADMIN_PASSWORD ? {} : { madePassword: password }) };
}
