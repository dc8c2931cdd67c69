import type { StaffAccounts } from "./open-staff-accounts.server.ts";

/** Whether the session of these headers still stands. Asking does not make it longer: a forgotten tab signs itself out in the end. */
export async function isSignedIn(accounts: StaffAccounts, headers: Headers): Promise<boolean> {
	const session = await accounts.api.getSession({ headers, query: { disableRefresh: true } });
	return session !== null && !session.user.blockedAt;
}
