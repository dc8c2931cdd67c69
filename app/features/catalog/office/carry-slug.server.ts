import { sql, type Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { renameSlug } from "../../../records/rename-slug.server.ts";

type Rename = { readonly from: string; readonly to: string };

/**
 * Everything that speaks of a course by its slug follows a rename: the old address leads to the new one for ever, and promo codes,
 * webinars, the quiz and widgets of articles name the course by its new name.
 */
export async function carryCourseSlug(transaction: Transaction<Schema>, { from, to }: Rename): Promise<void> {
	if (from === to) return;
	await renameSlug(transaction, { kind: "course", from, to });
	await renameInPromoCodes(transaction, { scope: "courses", from, to });
	await sql`update webinar set courses = array_replace(courses, ${from}, ${to}), version = version + 1
		where ${from} = any(courses)`.execute(transaction);
	await sql`update quiz set version = version + 1, courses = (
			select jsonb_agg(case when item->>'slug' = ${from} then item || jsonb_build_object('slug', ${to}::text) else item end order by place)
			from jsonb_array_elements(courses) with ordinality as items (item, place)
		) where courses @> jsonb_build_array(jsonb_build_object('slug', ${from}::text))`.execute(transaction);
	// `::course{slug="…"}`, `::instalments{course="…"}`: a slug has no letter that a pattern reads otherwise.
	const widget = `(^::[a-z-]+\\{[^}\\n]*\\y(?:slug|course)=")${from}(")`;
	await sql`with edited as (
			update post_text set body = regexp_replace(body, ${widget}, ${`\\1${to}\\2`}, 'gn'), version = version + 1
			where body ~ ${`(?n)${widget}`} returning post_id
		) update post set version = version + 1 where id in (select post_id from edited)`.execute(transaction);
}

/** The same for a category: its address, promo codes for it, and the rubric of its courses in the feed, which is a setting. */
export async function carryCategorySlug(
	transaction: Transaction<Schema>,
	{ from, to, now }: Rename & { readonly now: Date },
): Promise<void> {
	if (from === to) return;
	await renameSlug(transaction, { kind: "category", from, to });
	await renameInPromoCodes(transaction, { scope: "categories", from, to });
	const { numAffectedRows = 0n } = await sql`
		update setting set version = version + 1, updated_at = ${now}, value = jsonb_set(value, '{is}',
			((value->'is') - ${from}::text) || jsonb_build_object(${to}::text, value->'is'->${from}::text))
		where key = 'yandex_rubrics' and jsonb_exists(value->'is', ${from}::text)`.execute(transaction);
	if (numAffectedRows > 0n) await tellContent(transaction, "settings");
}

async function renameInPromoCodes(
	transaction: Transaction<Schema>,
	{ scope, from, to }: Rename & { scope: "courses" | "categories" },
): Promise<void> {
	await sql`update promo_code set scope_values = array_replace(scope_values, ${from}, ${to}), version = version + 1
		where scope = ${scope} and ${from} = any(scope_values)`.execute(transaction);
}
