import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Resource } from "../../../records/resource.ts";
import { readRows } from "../../../records/row-version.server.ts";

/** Who changed what, before and after. It is only ever added to. */
export function createAuditResource(): Resource {
	return {
		name: "audit",
		schema: z.object({}),
		isContent: false,
		list: {
			from: sql`audit_entry`,
			columns: {
				id: sql`audit_entry.id`,
				createdAt: sql`audit_entry.created_at`,
				staffName: sql`audit_entry.staff_name`,
				action: sql`audit_entry.action`,
				resource: sql`audit_entry.resource`,
				recordId: sql`audit_entry.record_id`,
				changes: sql`audit_entry.changes`,
			},
			search: [sql`audit_entry.staff_name`, sql`audit_entry.record_id`, sql`audit_entry.changes::text`],
			filters: {
				resource: (resource) => sql`audit_entry.resource = ${resource}`,
				recordId: (id) => sql`audit_entry.record_id = ${id}`,
				action: (action) => sql`audit_entry.action = ${action}`,
				staffId: (id) => sql`audit_entry.staff_id = ${id}`,
			},
			sorts: { createdAt: sql`audit_entry.created_at` },
			defaultSort: { by: "createdAt", order: "desc" },
		},
		read: readRows(readEntries),
		lock: async () => undefined,
	};
}

async function readEntries(db: Database, ids: readonly string[]) {
	const rows = await db
		.selectFrom("auditEntry")
		.where("id", "in", ids)
		.select(["id", "createdAt", "staffId", "staffName", "action", "resource", "recordId", "changes", "requestId", "ip"])
		.execute();
	return rows.map((row) => ({ ...row, version: 1 }));
}
