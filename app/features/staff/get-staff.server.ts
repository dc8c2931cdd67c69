import { type HeardFailure, hearFailures } from "../../../database/hear-failures.server.ts";
import { findOutage } from "../../platform/outage.server.ts";
import type { Staff } from "../../records/staff.ts";
import { isOneOf } from "../../shared/is-one-of.ts";
import { ROLES, type Role } from "../../shared/staff-rights.ts";
import type { StaffAccounts } from "./open-staff-accounts.server.ts";

/** Who is signed in by these headers; undefined for everybody else and for the blocked. */
export async function getStaff(accounts: StaffAccounts, headers: Headers): Promise<Staff | undefined> {
	const session = await findSession(accounts, headers);
	if (!session || session.user.blockedAt) return undefined;
	const { id, name, email, role, locale, teacherId, twoFactorEnabled } = session.user;
	if (!isRole(role)) return undefined;
	return {
		id,
		name,
		email,
		role,
		locale: locale === "en" ? "en" : "ru",
		teacherId: teacherId ?? null,
		hasTwoFactor: twoFactorEnabled ?? false,
	};
}

/** Reading prolongs a session now and then. On a full disk it is not prolonged, and a signed-in person can still read. */
async function findSession(accounts: StaffAccounts, headers: Headers) {
	const heard: HeardFailure = {};
	const asking = hearFailures(heard, () => accounts.api.getSession({ headers }));
	return asking.catch((error: unknown) => {
		if (findOutage(heard.failure) !== "full") throw error;
		return accounts.api.getSession({ headers, query: { disableRefresh: true } });
	});
}

/** Whether the database holds a role that this build knows. */
export function isRole(value: string): value is Role {
	return isOneOf(ROLES, value);
}
