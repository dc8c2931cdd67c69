import type { Database } from "../../../../database/open-database.server.ts";
import { INVITATION_MS } from "../../staff/invite-staff.server.ts";
import { RESET_SECONDS } from "../../staff/open-staff-accounts.server.ts";

/** How long the link in a letter of each kind is valid. */
const LIFE_MS = { invitation: INVITATION_MS, password: RESET_SECONDS * 1000 } as const;

/**
 * Erases the secrets of letters whose links have expired; the record that a letter was sent stays. A letter that still waits then is given
 * up.
 * @returns how many letters there were.
 */
export async function eraseLetterSecrets(db: Database, now: Date): Promise<number> {
	const result = await db
		.updateTable("staffLetter")
		.set({ token: "" })
		.where("token", "<>", "")
		.where(({ eb, or }) =>
			or(
				(["invitation", "password"] as const).map((kind) =>
					eb("kind", "=", kind).and("createdAt", "<", new Date(now.getTime() - LIFE_MS[kind])),
				),
			),
		)
		.executeTakeFirst();
	return Number(result.numUpdatedRows);
}
