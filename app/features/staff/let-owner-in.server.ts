import { randomBytes } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import type { Transaction } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { raised } from "../../../database/raised.server.ts";
import type { FieldChange } from "../../../database/staff-types.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import type { Schema } from "../../../database/types.ts";
import { diffDocuments } from "../../records/diff-documents.ts";
import { writeAudit } from "../../records/write-audit.server.ts";
import { closeOpenWays } from "./close-open-ways.server.ts";
import { insertStaff } from "./insert-staff.server.ts";
import { forgetEveryFailure } from "./sign-in-lock.server.ts";

/** Who the audit says did it: somebody at the terminal, unknown to the office. */
const TERMINAL = { id: null, name: "npm run owner" };

type Lost = { readonly email: string; readonly now: Date };

/**
 * Lets somebody in as an owner whom nobody in the office can let in any more: with a new password, no second factor and no block. All
 * sessions of the account end, and whatever else opened it. An address that has no account gets one.
 * @returns the password, which is kept nowhere
 */
export async function letOwnerIn(db: Database, { email: written, now }: Lost): Promise<string> {
	const password = makePassword();
	const email = written.toLowerCase();
	const owner = { name: email.split("@")[0] ?? email, email, password, role: "owner", locale: "ru" } as const;
	await inTransaction(db, async (transaction) => {
		// Its link would lead nowhere now.
		await transaction
			.deleteFrom("staffInvitation")
			.where("email", "=", email)
			.where("acceptedAt", "is", null)
			.execute();
		const added = await insertStaff(transaction, { ...owner, teacherId: null });
		const { id, changes } = added
			? { id: added, changes: [] }
			: await renewOwner(transaction, { email, password, now });
		await forgetEveryFailure(transaction, email);
		const entry = { action: added ? "create" : "update", resource: "people", recordId: id, changes };
		await writeAudit(transaction, entry, { staff: TERMINAL, now, requestId: undefined, ip: undefined });
	});
	return password;
}

/** A password that cannot be guessed, to be read at the terminal. */
export function makePassword(): string {
	return randomBytes(12).toString("base64url");
}

async function renewOwner(
	transaction: Transaction<Schema>,
	{ email, password, now }: Lost & { readonly password: string },
): Promise<{ readonly id: string; readonly changes: readonly FieldChange[] }> {
	const { id, ...before } = await transaction
		.selectFrom("staffUser")
		.where("email", "=", email)
		.select(["id", "role", "blockedAt", "twoFactorEnabled as hasTwoFactor"])
		.forUpdate()
		.executeTakeFirstOrThrow();
	await transaction
		.updateTable("staffUser")
		.set({ role: "owner", blockedAt: null, twoFactorEnabled: false, ...raised(now) })
		.where("id", "=", id)
		.execute();
	await transaction
		.updateTable("staffAccount")
		.set({ password: await hashPassword(password), updatedAt: now })
		.where("userId", "=", id)
		.execute();
	await transaction.deleteFrom("staffTwoFactor").where("userId", "=", id).execute();
	await transaction.deleteFrom("staffSession").where("userId", "=", id).execute();
	await closeOpenWays(transaction, id);
	const [was, is] = [describe(before), describe({ role: "owner", blockedAt: null, hasTwoFactor: false })];
	return { id, changes: [...diffDocuments(was, is), { field: "password", before: true, after: true }] };
}

/** As the office shows an account. */
function describe<Account extends { readonly blockedAt: Date | null }>({ blockedAt, ...account }: Account) {
	return { ...account, state: blockedAt ? "blocked" : "active" };
}
