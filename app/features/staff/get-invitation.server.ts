import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import type { Role } from "../../shared/staff-rights.ts";

export type OpenInvitation = { readonly email: string; readonly role: Role; readonly locale: Locale };

/** An invitation that may still be followed; undefined when it was, is too old or never was. */
export async function getInvitation(
	db: Database,
	{ token, now }: { token: string; now: Date },
): Promise<OpenInvitation | undefined> {
	return db
		.selectFrom("staffInvitation")
		.where("token", "=", token)
		.where("acceptedAt", "is", null)
		.where("expiresAt", ">", now)
		.select(["email", "role", "locale"])
		.executeTakeFirst();
}
