import type { Database } from "../../../../database/open-database.server.ts";
import { requestOfToken } from "./request-of-token.server.ts";

/** The id of the request that a secret opens, by which its owner's changes are counted; undefined where it opens none. */
export async function getRequestId(db: Database, { token }: { token: string }): Promise<string | undefined> {
	const request = await db
		.selectFrom("contactRequest")
		.where("id", "=", requestOfToken(token))
		.select("id")
		.executeTakeFirst();
	return request?.id;
}
