import type { Transaction } from "kysely";
import { findPresentSlug } from "../../database/find-present-slug.server.ts";
import type { Schema } from "../../database/types.ts";
import { isOthersSlug, type SlugWish } from "./is-others-slug.server.ts";

/** Whether a slug is another record's: its present one, or an old one whose address leads there for ever. */
export async function isSlugTaken(
	db: Transaction<Schema>,
	table: "post" | "author" | "rubric" | "webinar",
	wish: SlugWish,
): Promise<boolean> {
	if (await isOthersSlug(db, table, wish)) return true;
	const present = await findPresentSlug(db, table, wish.slug);
	return present !== undefined && isOthersSlug(db, table, { slug: present, id: wish.id });
}
