import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { insertStaff } from "./insert-staff.server.ts";

type Acceptance = { readonly token: string; readonly name: string; readonly password: string; readonly now: Date };

/** Makes an account of an invitation; each leads to one account. Gives the address to sign in with. */
export async function acceptInvitation(
	db: Database,
	{ token, name, password, now }: Acceptance,
): Promise<Result<{ readonly email: string }, "notFound">> {
	return inTransaction(db, async (transaction) => {
		const invitation = await transaction
			.updateTable("staffInvitation")
			.set({ acceptedAt: now })
			.where("token", "=", token)
			.where("acceptedAt", "is", null)
			.where("expiresAt", ">", now)
			.returning(["email", "role", "locale", "teacherId"])
			.executeTakeFirst();
		if (!invitation) return fail("notFound");
		const id = await insertStaff(transaction, { ...invitation, name, password });
		return id ? succeed({ email: invitation.email }) : fail("notFound");
	});
}
