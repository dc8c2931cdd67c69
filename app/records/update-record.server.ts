import type { Database } from "../../database/open-database.server.ts";
import { fail, succeed } from "../shared/result.ts";
import { type Changed, type Conflict, changeRecord } from "./change-record.server.ts";
import type { OfficeDeps, Resource } from "./resource.ts";

type Update = {
	readonly resource: Resource;
	readonly id: string;
	/** The version that was edited; someone who edited an older one is told of the conflict. */
	readonly version: number;
	readonly input: object;
	readonly action?: "update" | "restore";
};

/** Replaces a record with a complete document. */
export async function updateRecord(
	db: Database,
	{ resource, id, version, input, action = "update" }: Update,
	deps: OfficeDeps,
): Promise<Changed | Conflict> {
	const { update } = resource;
	if (!update) return fail("notFound");
	return changeRecord(
		db,
		{
			resource,
			id,
			version,
			action,
			async write(transaction) {
				const done = await update(transaction, { id, input }, deps);
				return done.ok ? succeed(id) : done;
			},
		},
		deps,
	);
}
