import type { Database } from "../../../database/open-database.server.ts";
import { may, type ResourceName } from "../../shared/staff-rights.ts";
import { isRole } from "./get-staff.server.ts";
import type { StaffAccounts } from "./open-staff-accounts.server.ts";

type Right = { readonly resource: ResourceName; readonly verb: string };
/** `forbidden`: the session stands, but its role has no such right. */
export type Standing = "allowed" | "forbidden" | "signedOut";

/**
 * Whether the account signed in by these headers has a right now. Asking does not prolong the session: a forgotten tab signs itself out in
 * the end.
 */
export async function findStanding(accounts: StaffAccounts, headers: Headers, right: Right): Promise<Standing> {
	const session = await accounts.api.getSession({ headers, query: { disableRefresh: true } });
	if (!session || session.user.blockedAt) return "signedOut";
	return includes(session.user.role, right) ? "allowed" : "forbidden";
}

/** Whether an account has a right now, signed in or not: it is there, nobody has blocked it, and its role has the right. */
export async function hasRight(db: Database, staffId: string, right: Right): Promise<boolean> {
	const user = await db
		.selectFrom("staffUser")
		.where("id", "=", staffId)
		.where("blockedAt", "is", null)
		.select("role")
		.executeTakeFirst();
	return user !== undefined && includes(user.role, right);
}

function includes(role: string, { resource, verb }: Right): boolean {
	return isRole(role) && may(role, resource, verb);
}
