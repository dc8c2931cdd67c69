import type { Database } from "../../database/open-database.server.ts";
import type { FieldChange } from "../../database/staff-types.ts";
import { diffDocuments } from "./diff-documents.ts";

export type RevisionView = {
	readonly number: number;
	readonly at: Date;
	/** Null where a program made it. */
	readonly by: string | null;
	/** Against the revision before it; of the first one, everything. */
	readonly changes: readonly FieldChange[];
};

const MOST = 200;

/** The history of a record, newest first. */
export async function listRevisions(
	db: Database,
	{ resource, id }: { resource: string; id: string },
): Promise<RevisionView[]> {
	const rows = await db
		.selectFrom("revision")
		.where("resource", "=", resource)
		.where("recordId", "=", id)
		.orderBy("number", "desc")
		.limit(MOST + 1)
		.select(["number", "document", "staffName", "createdAt"])
		.execute();
	return rows.slice(0, MOST).map(({ number, document, staffName, createdAt }, index) => ({
		number,
		at: createdAt,
		by: staffName || null,
		changes: diffDocuments(rows[index + 1]?.document, document),
	}));
}
