import type { Database } from "../../../database/open-database.server.ts";
import { LOCALES, type Locale } from "../../shared/localized.ts";
import { isVisiblePage } from "./visible-page.server.ts";

type UntoldPage = { readonly slug: string; readonly locale: Locale };

/**
 * Editable pages with the languages in which they are not published: their routes answer 404 there. A page may be listed more than once.
 */
export async function listUntoldPages(db: Database, now: Date): Promise<UntoldPage[]> {
	const rows = await db
		.selectFrom("page")
		.select(["slug", "locale", isVisiblePage(now).as("isTold")])
		.execute();
	const isTold = (page: UntoldPage) =>
		rows.some((row) => row.slug === page.slug && row.locale === page.locale && row.isTold);
	return rows.flatMap(({ slug }) => LOCALES.map((locale) => ({ slug, locale })).filter((page) => !isTold(page)));
}
