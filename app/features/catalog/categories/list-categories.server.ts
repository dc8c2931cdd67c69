import type { Audience, CategoryText, Planet } from "../../../../database/catalog-types.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";

export type CategoryView = CategoryText & {
	readonly slug: string;
	readonly audience: Audience;
	readonly planet: Planet;
	readonly cover: string;
};

/** Categories in the order of the menu. */
export async function listCategories(db: Database, locale: Locale, audience?: Audience): Promise<CategoryView[]> {
	let query = db.selectFrom("category").orderBy("position").select(["slug", "audience", "planet", "cover", "text"]);
	if (audience) query = query.where("audience", "=", audience);
	const rows = await query.execute();
	return rows.map(({ text, ...category }) => ({ ...category, ...text[locale] }));
}
