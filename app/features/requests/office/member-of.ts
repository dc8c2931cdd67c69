import type { Staff } from "../../../records/staff.ts";
import type { StaffMember } from "../board/staff-member.ts";

/** Whoever is signed in, as the board knows him. The owner may act on what a manager has. */
export function memberOf({ id, name, role }: Staff): StaffMember {
	return { id, name, mayOverrule: role === "owner" };
}
