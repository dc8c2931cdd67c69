import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

const ERASURE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Puts a wish to be forgotten into the queue of the staff. Asking twice leaves one; asking again after a refusal begins anew.
 * @returns false when no request has this secret.
 */
export async function askForErasure(db: Database, { token, now }: { token: string; now: Date }): Promise<boolean> {
	const request = await db
		.selectFrom("contactRequest")
		.where("id", "=", requestOfToken(token))
		.select("id")
		.executeTakeFirst();
	if (!request) return false;
	const dueAt = new Date(now.getTime() + ERASURE_DAYS * DAY_MS);
	await db
		.insertInto("erasureRequest")
		.values({ requestId: request.id, dueAt, createdAt: now })
		.onConflict((conflict) =>
			conflict
				.column("requestId")
				.doUpdateSet({
					status: "new",
					dueAt,
					decidedAt: null,
					decidedBy: null,
					refusal: null,
					updatedAt: now,
					version: sql<number>`erasure_request.version + 1`,
				})
				.where("erasureRequest.status", "=", "refused"),
		)
		.execute();
	return true;
}
