import type { Database } from "../../../../database/open-database.server.ts";
import { type Changed, type Conflict, changeRecord } from "./change-record.server.ts";
import type { OfficeDeps, Resource } from "./resource.ts";

/** Adds a record from a whole document that its schema has let through. */
export async function createRecord(
	db: Database,
	{ resource, input }: { resource: Resource; input: object },
	deps: OfficeDeps,
): Promise<Changed | Conflict> {
	const { create } = resource;
	if (!create) return { ok: false, code: "notFound" };
	return changeRecord(
		db,
		{
			resource,
			id: undefined,
			version: undefined,
			action: "create",
			write: (transaction) => create(transaction, input, deps),
		},
		deps,
	);
}
