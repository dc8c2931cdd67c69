import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { listUntoldPages } from "./list-untold-pages.server.ts";
import { pagePath } from "./page-path.ts";

/** Paths, without the language, of editable pages that are not published in it: nothing leads there. */
export async function listUntoldPaths(
	db: Database,
	{ locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<string[]> {
	const pages = await listUntoldPages(db, now);
	return [...new Set(pages.filter((page) => page.locale === locale).map(({ slug }) => pagePath(slug)))];
}
