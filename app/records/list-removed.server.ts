import type { Database } from "../../database/open-database.server.ts";
import type { FieldChange } from "../../database/staff-types.ts";
import type { Kept } from "./resource.ts";

/** Records that were deleted, as the audit last saw them, so that they can still be called by their names; without personal data. */
export async function listRemoved(
	db: Database,
	{ resource, ids }: { resource: string; ids: readonly string[] },
): Promise<(object & Kept)[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("auditEntry")
		.where("resource", "=", resource)
		.where("recordId", "in", ids)
		.where("action", "=", "remove")
		.distinctOn("recordId")
		.orderBy("recordId")
		.orderBy("createdAt", "desc")
		.select(["recordId", "changes"])
		.execute();
	return rows.map(({ recordId, changes }) => ({ ...unfold(changes), id: recordId, version: 0 }));
}

/**
 * Builds a document from its fields by their paths. A removed field has nothing after it; a field with personal data is marked as changed
 * instead, and skipped.
 */
function unfold(changes: readonly FieldChange[]): object {
	const document: Record<string, unknown> = {};
	for (const { field, before, after } of changes) {
		if (after !== null) continue;
		const steps = field.split(".");
		const last = steps.pop() ?? "";
		let place = document;
		for (const step of steps) {
			place[step] ??= {};
			place = place[step] as Record<string, unknown>;
		}
		place[last] = before;
	}
	return document;
}
