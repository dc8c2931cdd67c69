import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { listCategories } from "./categories/list-categories.server.ts";
import { listCourses } from "./courses/list-courses.server.ts";

type CatalogView = { readonly locale: Locale; readonly now: Date; readonly months: number };

/** The canonical paths of categories and courses that a visitor may see in a language; without the language itself. */
export async function listCatalogPaths(db: Database, view: CatalogView): Promise<string[]> {
	const [categories, courses] = await Promise.all([listCategories(db, view.locale), listCourses(db, {}, view)]);
	return [...categories.map(({ slug }) => `/${slug}`), ...courses.map(({ path }) => path)];
}
