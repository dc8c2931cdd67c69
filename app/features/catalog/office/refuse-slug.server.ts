import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { lockSlugs } from "../../../records/lock-slugs.server.ts";
import { isReservedSlug } from "../../../records/reserved-slugs.ts";
import { fail, type Refusal } from "../../../shared/result.ts";

type Wish = {
	readonly kind: "course" | "category";
	readonly slug: string;
	/** Of the record that wants the slug; undefined for a new one. */
	readonly id: string | undefined;
};

/** Renames of renames that are followed; more is a ring somebody made by mistake. */
const MAX_HOPS = 10;

/**
 * Why a course or a category may not have this slug: an address of the site begins with it, another record has it, or old addresses of
 * another record lead through it. Nobody else takes a slug of this kind until the transaction ends.
 */
export async function refuseSlug(
	transaction: Transaction<Schema>,
	{ kind, slug, id }: Wish,
): Promise<Refusal | undefined> {
	if (isReservedSlug(slug)) return fail("reserved", "slug");
	await lockSlugs(transaction, kind);
	const table = sql.table(kind);
	const { rows } = await sql<{ id: string }>`
		with recursive hop as (
			select ${slug}::text as slug, 0 as depth
			union
			select slug_redirect.new_slug, hop.depth + 1
			from hop join slug_redirect on slug_redirect.kind = ${kind} and slug_redirect.old_slug = hop.slug
			where hop.depth < ${MAX_HOPS}
		)
		select owner.id from hop join ${table} as owner on owner.slug = hop.slug order by hop.depth limit 1`.execute(
		transaction,
	);
	const owner = rows[0]?.id;
	return owner !== undefined && owner !== id ? fail("taken", "slug") : undefined;
}
