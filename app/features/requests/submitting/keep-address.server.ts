import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Notes an address for a request that has none. One that is there is changed by nobody but its owner, on the page of his data. */
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
