import type { Staff } from "../../../records/staff.ts";
import type { StaffMember } from "../board/staff-member.ts";

/** The signed-in person, as the board knows them. The owner may act on a manager's requests. */
export function memberOf({ id, name, role }: Staff): StaffMember {
	return { id, name, mayOverrule: role === "owner" };
}
