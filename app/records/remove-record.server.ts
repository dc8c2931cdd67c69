import type { Database } from "../../database/open-database.server.ts";
import { fail, succeed } from "../shared/result.ts";
import { type Changed, type Conflict, changeRecord } from "./change-record.server.ts";
import type { OfficeDeps, Resource } from "./resource.ts";

/** Deletes or archives a record, whichever its resource does. */
export async function removeRecord(
	db: Database,
	{ resource, id, version }: { resource: Resource; id: string; version: number },
	deps: OfficeDeps,
): Promise<Changed | Conflict> {
	const { remove } = resource;
	if (!remove) return fail("notFound");
	return changeRecord(
		db,
		{
			resource,
			id,
			version,
			action: "remove",
			async write(transaction) {
				const done = await remove(transaction, id, deps);
				return done.ok ? succeed(id) : done;
			},
		},
		deps,
	);
}
