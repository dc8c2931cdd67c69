import type { Database } from "../../../../database/open-database.server.ts";
import { worksOnRequests } from "./works-on-requests.server.ts";

/** An account of the office that may have requests. */
export type Colleague = { readonly id: string; readonly name: string };

/** Everybody who works on requests, by name; neither the blocked nor those of other roles. */
export function listColleagues(db: Database): Promise<Colleague[]> {
	return db.selectFrom("staffUser").where(worksOnRequests).orderBy("name").select(["id", "name"]).execute();
}
