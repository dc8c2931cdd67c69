import type { Database } from "../../../database/open-database.server.ts";

const ERASURE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Puts a wish to be forgotten into the queue of the staff; asking twice leaves one. @returns false when no request has this secret. */
export async function askForErasure(db: Database, { token, now }: { token: string; now: Date }): Promise<boolean> {
	const request = await db.selectFrom("contactRequest").where("token", "=", token).select("id").executeTakeFirst();
	if (!request) return false;
	await db
		.insertInto("erasureRequest")
		.values({ requestId: request.id, dueAt: new Date(now.getTime() + ERASURE_DAYS * DAY_MS), createdAt: now })
		.onConflict((conflict) => conflict.column("requestId").doNothing())
		.execute();
	return true;
}
