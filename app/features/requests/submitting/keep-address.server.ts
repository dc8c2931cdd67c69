import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Stores an address for a request without one. An existing address is changed only by its owner, on the page of their data. */
export async function keepAddress(
	db: Transaction<Schema>,
	{ token, email }: { readonly token: string; readonly email: string },
): Promise<void> {
	await db
		.updateTable("contactRequest")
		.set({ email, repeatKeyEmail: email.toLowerCase() })
		.where("token", "=", token)
		.where("email", "is", null)
		.execute();
}
