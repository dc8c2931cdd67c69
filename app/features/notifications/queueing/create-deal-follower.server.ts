import { sql } from "kysely";
import type { JobSender } from "../../../platform/jobs.server.ts";
import type { RequestFollower } from "../../requests/board/request-follower.ts";
import { queueMessage } from "./queue-message.server.ts";

const nothing = async () => undefined;

/** When a request is merged into another, its deal says so; other changes of the request are not told there. */
export function createDealFollower(jobs: JobSender): RequestFollower {
	return {
		callOff: nothing,
		close: nothing,
		async moveTo(db, { from: requestId, to }) {
			const { number } = await db
				.selectFrom("contactRequest")
				.where("id", "=", sql<string>`${to}::uuid`)
				.select("number")
				.executeTakeFirstOrThrow();
			await queueMessage(db, jobs, { channel: "crm", kind: "request-merged", requestId, details: { into: number } });
		},
	};
}
