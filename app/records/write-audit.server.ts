import type { Database } from "../../database/open-database.server.ts";
import type { FieldChange } from "../../database/staff-types.ts";
import type { Creation } from "./find-created.server.ts";
import type { OfficeDeps } from "./resource.ts";

/** The same of whoever writes, who has no account when it is somebody at the terminal. */
type AuditDeps = Omit<OfficeDeps, "staff"> & { readonly staff: { readonly id: string | null; readonly name: string } };

type Entry = {
	readonly action: string;
	readonly resource: string;
	readonly recordId: string;
	readonly changes: readonly FieldChange[];
	/** Recognises the same form when it is sent again. */
	readonly creation?: Creation | undefined;
};

/** Adds a line to the audit: who did what with which record, and what it changed. Gives the id of the line. */
export async function writeAudit(
	db: Database,
	{ changes, creation, ...entry }: Entry,
	{ staff, now, requestId, ip }: AuditDeps,
): Promise<string> {
	const { id } = await db
		.insertInto("auditEntry")
		.values({
			...entry,
			staffId: staff.id,
			staffName: staff.name,
			changes: JSON.stringify(changes),
			requestId: requestId ?? null,
			ip: ip ?? null,
			creationKey: creation?.key ?? null,
			creationHash: creation?.hash ?? null,
			createdAt: now,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** Adds what an action has changed to the entry that was written before it began. */
export async function completeAudit(db: Database, id: string, changes: readonly FieldChange[]): Promise<void> {
	await db
		.updateTable("auditEntry")
		.set({ changes: JSON.stringify(changes) })
		.where("id", "=", id)
		.execute();
}

/** Removes the entry of an action that was refused. */
export async function dropAudit(db: Database, id: string): Promise<void> {
	await db.deleteFrom("auditEntry").where("id", "=", id).execute();
}
