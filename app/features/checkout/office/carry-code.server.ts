import { sql, type Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";

/** The setting that names a promo code follows a rename: the promotion and the bonus would be off without it. */
export async function carryCode(
	transaction: Transaction<Schema>,
	{ from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
	if (from === to) return;
	const { numAffectedRows = 0n } = await sql`
		update setting set version = version + 1, updated_at = ${now}, value = jsonb_build_object('is', (
			select jsonb_object_agg(part, case when code = to_jsonb(${from}::text) then to_jsonb(${to}::text) else code end)
			from jsonb_each(value->'is') as parts (part, code)))
		where key = 'promotion' and ${from} in (value->'is'->>'code', value->'is'->>'bonus_code')`.execute(transaction);
	if (numAffectedRows > 0n) await tellContent(transaction, "settings");
}
