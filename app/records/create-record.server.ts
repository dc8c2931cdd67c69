import type { Database } from "../../database/open-database.server.ts";
import { fail } from "../shared/result.ts";
import { type Changed, type Conflict, changeRecord } from "./change-record.server.ts";
import { nameCreation } from "./find-created.server.ts";
import type { OfficeDeps, Resource } from "./resource.ts";

type NewRecord = {
	readonly resource: Resource;
	readonly input: object;
	/** Generated with the form, so that a form sent twice makes one record. */
	readonly key?: string | undefined;
};

/** Adds a record from a complete document that its schema has validated. */
export async function createRecord(
	db: Database,
	{ resource, input, key }: NewRecord,
	deps: OfficeDeps,
): Promise<Changed | Conflict> {
	const { create } = resource;
	if (!create) return fail("notFound");
	return changeRecord(
		db,
		{
			resource,
			id: undefined,
			version: undefined,
			action: "create",
			creation: key === undefined ? undefined : nameCreation(key, input),
			write: (transaction) => create(transaction, input, deps),
		},
		deps,
	);
}
