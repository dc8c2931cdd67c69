import type { StaffFollower } from "../../staff/people/staff-follower.ts";
import { letRequestGo } from "./let-request-go.server.ts";
import { OPEN_STATES } from "./request-states.ts";

/** Open requests whose owner no longer works on requests become free to take: otherwise no manager could call these people. */
export function createStaffFollower(): StaffFollower {
	return {
		resource: "requests",
		async leave(db, { accountId, staff, now }) {
			const requests = await db
				.selectFrom("contactRequest")
				.where("ownerId", "=", accountId)
				.where("status", "in", OPEN_STATES)
				.where("mergedInto", "is", null)
				// In the order of merges, which lock several as well.
				.orderBy("id")
				.selectAll()
				.forUpdate()
				.execute();
			for (const request of requests) await letRequestGo(db, request, { staff, now });
		},
	};
}
