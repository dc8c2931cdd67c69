import type { Database } from "../../../../database/open-database.server.ts";
import type { Changed, Conflict } from "./change-record.server.ts";
import type { OfficeDeps, Resource } from "./resource.ts";
import { updateRecord } from "./update-record.server.ts";

type Restore = {
	readonly resource: Resource;
	readonly id: string;
	/** Of the revision to bring back. */
	readonly number: number;
	/** Of the record as it stands. */
	readonly version: number;
};

/** Writes a revision over the record, as a new change: nothing of the history is lost. */
export async function restoreRecord(
	db: Database,
	{ resource, id, number, version }: Restore,
	deps: OfficeDeps,
): Promise<Changed | Conflict> {
	const revision = await db
		.selectFrom("revision")
		.where("resource", "=", resource.name)
		.where("recordId", "=", id)
		.where("number", "=", number)
		.select("document")
		.executeTakeFirst();
	if (!revision) return { ok: false, code: "notFound" };
	const parsed = resource.schema.safeParse(revision.document);
	// A revision of a time when the rules were others can be read, but not written.
	if (!parsed.success) return { ok: false, code: "outdatedRevision" };
	return updateRecord(db, { resource, id, version, input: parsed.data, action: "restore" }, deps);
}
