import type { Database } from "../../../../database/open-database.server.ts";
import type { FieldChange } from "../../../../database/staff-types.ts";
import type { OfficeDeps } from "./resource.ts";

type Entry = {
	readonly action: string;
	readonly resource: string;
	readonly recordId: string;
	readonly changes: readonly FieldChange[];
};

/** Adds a line to the audit: who did what with which record, and what it changed. */
export async function writeAudit(
	db: Database,
	{ changes, ...entry }: Entry,
	{ staff, now, requestId, ip }: OfficeDeps,
): Promise<void> {
	await db
		.insertInto("auditEntry")
		.values({
			...entry,
			staffId: staff.id,
			staffName: staff.name,
			changes: JSON.stringify(changes),
			requestId: requestId ?? null,
			ip: ip ?? null,
			createdAt: now,
		})
		.execute();
}
