import { type RawBuilder, type SqlBool, sql } from "kysely";
import { worksOnRequests } from "./works-on-requests.server.ts";

/**
 * Whether the account that owns the row of `contact_request` is blocked or no longer works on requests. A closed request keeps its owner's
 * name; a colleague may reopen it without asking.
 */
export const ownerHasLeft: RawBuilder<SqlBool> = sql<SqlBool>`exists (select 1 from staff_user where staff_user.id = contact_request.owner_id
	and not ${worksOnRequests})`;
