import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { isRowId } from "../../../shared/row-id.ts";

/** Tables whose rows have an id and a version. */
type Versioned =
	| "category"
	| "teacher"
	| "course"
	| "start"
	| "review"
	| "faq_group"
	| "faq_question"
	| "rubric"
	| "author"
	| "post"
	| "comment"
	| "webinar"
	| "promo_code"
	| "invoice"
	| "course_order"
	| "contact_request"
	| "staff_user"
	| (string & {});

/** `lock` of a resource whose record is one row with a uuid. */
export function lockRow(table: Versioned) {
	return async (transaction: Transaction<Schema>, id: string): Promise<number | undefined> => {
		if (!isRowId(id)) return undefined;
		const { rows } = await sql<{ version: number }>`
			select version from ${sql.table(table)} where id = ${id} for update`.execute(transaction);
		return rows[0]?.version;
	};
}

/** What an update of a row sets besides its fields. */
export const RAISED = { version: sql<number>`version + 1`, updatedAt: sql<Date>`now()` };
