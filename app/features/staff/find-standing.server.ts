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
	const { role } = session.user;
	return isRole(role) && may(role, right.resource, right.verb) ? "allowed" : "forbidden";
}
