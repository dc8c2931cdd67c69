import { type RawBuilder, type SqlBool, sql } from "kysely";
import { may, ROLES } from "../../../shared/staff-rights.ts";

const WORKING = ROLES.filter((role) => may(role, "requests", "update"));

/**
 * Whether the account that owns the row of `contact_request` is blocked or no longer works on requests. A closed request keeps its owner's
 * name; a colleague may reopen it without asking.
 */
export const ownerHasLeft: RawBuilder<SqlBool> = sql<SqlBool>`exists (select 1 from staff_user where staff_user.id = contact_request.owner_id
	and (staff_user.blocked_at is not null or staff_user.role not in (${sql.join(WORKING)})))`;
