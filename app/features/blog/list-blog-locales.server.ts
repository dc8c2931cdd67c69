import type { Database } from "../../../database/open-database.server.ts";
import { LOCALES, type Locale } from "../../shared/localized.ts";
import { listRubrics } from "./list-rubrics.server.ts";

/** The languages in which a rubric has posts, or the blog has any when none is named. */
export async function listBlogLocales(
	db: Database,
	{ rubric, now }: { rubric: string | undefined; now: Date },
): Promise<Locale[]> {
	const written = await Promise.all(LOCALES.map((locale) => listRubrics(db, { locale, now })));
	return LOCALES.filter((_, index) => written[index]?.some(({ slug }) => rubric === undefined || slug === rubric));
}
