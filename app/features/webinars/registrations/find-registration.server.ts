import type { Database } from "../../../../database/open-database.server.ts";
import { registrationRequest } from "./registration-request.server.ts";

/** The secret of the registration that came with a request; undefined for a request of another kind. */
export async function findRegistration(db: Database, requestToken: string): Promise<string | undefined> {
	const row = await db
		.selectFrom("webinarRegistration")
		.innerJoin("contactRequest", (join) => join.on("contactRequest.id", "=", registrationRequest))
		.where("contactRequest.token", "=", requestToken)
		.select("webinarRegistration.token")
		.executeTakeFirst();
	return row?.token;
}
