import type { Database } from "../../database/open-database.server.ts";
import { fail } from "../shared/result.ts";
import type { Changed, Conflict } from "./change-record.server.ts";
import { keepState } from "./keep-state.ts";
import type { OfficeDeps, Resource } from "./resource.ts";
import { updateRecord } from "./update-record.server.ts";

type Restore = {
	readonly resource: Resource;
	readonly id: string;
	/** Of the revision to bring back. */
	readonly number: number;
	/** Of the current record. */
	readonly version: number;
};

/** Writes a revision over the record, as a new change: nothing of the history is lost, nothing leaves the site or comes onto it. */
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
	if (!revision) return fail("notFound");
	const [present] = await resource.read(db, [id]);
	if (!present) return fail("notFound");
	const parsed = resource.schema.safeParse(keepState(revision.document, present, resource.dated));
	// A revision of a time when the rules were others, or that lacks what the site shows, can be read, but not written.
	if (!parsed.success) return fail("outdatedRevision");
	const input = (await resource.followRenames?.(db, parsed.data)) ?? parsed.data;
	return updateRecord(db, { resource, id, version, input, action: "restore" }, deps);
}
