import { type RawBuilder, type SqlBool, sql } from "kysely";
import { may, ROLES } from "../../../shared/staff-rights.ts";

const WORKING = ROLES.filter((role) => may(role, "requests", "update"));

/** Whether the account of the row of `staff_user` is not blocked and has a role that works on requests. */
export const worksOnRequests: RawBuilder<SqlBool> = sql<SqlBool>`(staff_user.blocked_at is null
	and staff_user.role in (${sql.join(WORKING)}))`;
