import { ROLES, type Role } from "../../shared/staff-rights.ts";
import type { StaffAccounts } from "./open-staff-accounts.server.ts";
import type { Staff } from "./staff.ts";

/** Who is signed in by these headers; undefined for everybody else and for the blocked. */
export async function getStaff(accounts: StaffAccounts, headers: Headers): Promise<Staff | undefined> {
	const session = await accounts.api.getSession({ headers });
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

function isRole(value: string): value is Role {
	return (ROLES as readonly string[]).includes(value);
}
