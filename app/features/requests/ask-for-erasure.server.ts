import type { Database } from "../../../database/open-database.server.ts";
import { recordErasureWish } from "./record-erasure-wish.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/**
 * Asks, by the secret of a request, for its person to be forgotten.
 * @returns false when no request has this secret.
 */
export async function askForErasure(db: Database, { token, now }: { token: string; now: Date }): Promise<boolean> {
	const request = await db
		.selectFrom("contactRequest")
		.where("id", "=", requestOfToken(token))
		.select("id")
		.executeTakeFirst();
	if (!request) return false;
	await recordErasureWish(db, { requestId: request.id, now });
	return true;
}
