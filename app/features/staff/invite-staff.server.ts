import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { LOCKS, lockName } from "../../../database/lock-name.server.ts";
import type { Schema } from "../../../database/types.ts";
import { HOUR_MS } from "../../shared/durations.ts";
import type { Locale } from "../../shared/localized.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import type { Role } from "../../shared/staff-rights.ts";
import type { StaffMessages } from "./staff-messages.ts";

/** An invitation that nobody followed for so long leads nowhere. */
export const INVITATION_MS = 72 * HOUR_MS;

type Invitation = {
	readonly email: string;
	readonly role: Role;
	readonly locale: Locale;
	readonly teacherId: string | null;
	readonly invitedBy: string;
	readonly now: Date;
};

/**
 * Sends an invitation by letter; `invited` where an open invitation exists already, `taken` where the address has an account.
 * @returns the id of the invitation.
 */
export async function inviteStaff(
	transaction: Transaction<Schema>,
	{ now, ...invitation }: Invitation,
	messages: StaffMessages,
): Promise<Result<string, "taken" | "invited">> {
	const email = invitation.email.toLowerCase();
	// Two who invite the same address at once: the second one waits here, and finds the invitation of the first.
	await lockName(transaction, LOCKS.invitation, email);
	const open = await transaction
		.selectFrom("staffInvitation")
		.where("email", "=", email)
		.where("acceptedAt", "is", null)
		.select("id")
		.executeTakeFirst();
	if (open) return fail("invited");
	// Looked for last: an invitation that was just accepted is no longer open, and its account is there already.
	const known = await transaction.selectFrom("staffUser").where("email", "=", email).select("id").executeTakeFirst();
	if (known) return fail("taken");
	const token = randomBytes(24).toString("base64url");
	const { id } = await transaction
		.insertInto("staffInvitation")
		.values({ ...invitation, email, token, expiresAt: new Date(now.getTime() + INVITATION_MS) })
		.returning("id")
		.executeTakeFirstOrThrow();
	await messages.write(transaction, { kind: "invitation", email, locale: invitation.locale, token });
	return succeed(id);
}
