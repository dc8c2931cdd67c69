import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { Acting } from "../../../records/resource.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { type TrialRules, trialRules } from "../trial-rules.ts";

export type ChangeForTeacher<Document> = { readonly id?: string; readonly input: Document; readonly now: Date };

/** How a new or changed record is written; the value is its id. */
type SaveForTeacher<Document> = (
	db: Transaction<Schema>,
	change: ChangeForTeacher<Document>,
	rules: TrialRules,
) => Promise<Result<string>>;

/** `create` and `update` of a resource whose records belong to a teacher, by the rules of trial lessons as they are now. */
export function savingForTeacher<Document extends { readonly teacherId: string }>(save: SaveForTeacher<Document>) {
	async function run(db: Transaction<Schema>, change: ChangeForTeacher<Document>): Promise<Result<string>> {
		const { teacherId } = change.input;
		const teacher = await db.selectFrom("teacher").where("id", "=", teacherId).select("id").executeTakeFirst();
		if (!teacher) return fail("unknown", "teacherId");
		return save(db, change, trialRules(await getSiteSettings(db)));
	}
	return {
		create: (db: Transaction<Schema>, input: Document, { now }: Acting) => run(db, { input, now }),
		async update(db: Transaction<Schema>, { id, input }: { id: string; input: Document }, { now }: Acting) {
			const saved = await run(db, { id, input, now });
			return saved.ok ? succeed() : saved;
		},
	};
}
