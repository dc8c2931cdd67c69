import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import type { Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import type { Locale } from "../../shared/localized.ts";
import type { Role } from "../../shared/staff-rights.ts";

export type NewStaff = {
	readonly name: string;
	readonly email: string;
	/** As typed; only its hash is kept. */
	readonly password: string;
	readonly role: Role;
	readonly locale: Locale;
	readonly teacherId: string | null;
};

/** Adds a person with a password; gives the id, or undefined when the address has an account already. */
export async function insertStaff(
	transaction: Transaction<Schema>,
	{ password, ...person }: NewStaff,
): Promise<string | undefined> {
	const id = randomUUID();
	const added = await transaction
		.insertInto("staffUser")
		.values({ ...person, id, email: person.email.toLowerCase(), emailVerified: true, image: null })
		.onConflict((conflict) => conflict.column("email").doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!added) return undefined;
	await transaction
		.insertInto("staffAccount")
		.values({
			id: randomUUID(),
			userId: id,
			accountId: id,
			providerId: "credential",
			password: await hashPassword(password),
		})
		.execute();
	return id;
}
