import type { Database } from "../../../../database/open-database.server.ts";
import { startOfLegalDay } from "../../../shared/legal-day.ts";
import { LEGAL_KINDS, LEGAL_PATHS } from "../../../shared/legal-kinds.ts";
import { LOCALES } from "../../../shared/localized.ts";
import { listLegalVersions } from "../../pages/list-legal-versions.server.ts";
import { type PageSettings, standingPages } from "../../pages/standing-pages.ts";
import { isVisiblePage } from "../../pages/visible-page.server.ts";
import type { PageVersion } from "./indexed-page.ts";

type TextPagesQuestion = { readonly now: Date; readonly settings: PageSettings };

/** Editable pages and legal documents, each in the languages that it is published in. */
export async function listTextPages(db: Database, { now, settings }: TextPagesQuestion): Promise<PageVersion[]> {
	const paths = standingPages(settings);
	const rows = await db
		.selectFrom("page")
		.where(isVisiblePage(now))
		.where("slug", "in", [...paths.keys()])
		.orderBy("slug")
		.select(["slug", "locale", "updatedAt", "publishAt"])
		.execute();
	const texts = rows.map(({ slug, locale, updatedAt, publishAt }) => ({
		path: paths.get(slug) ?? `/${slug}`,
		locale,
		changedAt: publishAt && publishAt > updatedAt ? publishAt : updatedAt,
	}));
	return [...texts, ...(await listLegalPages(db, now))];
}

/** The day on which a version comes into force is the day on which its page changes. */
async function listLegalPages(db: Database, now: Date): Promise<PageVersion[]> {
	const questions = LEGAL_KINDS.flatMap((kind) => LOCALES.map((locale) => ({ kind, locale })));
	const pages = await Promise.all(
		questions.map(async ({ kind, locale }): Promise<PageVersion[]> => {
			const [inForce] = (await listLegalVersions(db, { kind, locale, now })).versions;
			return inForce ? [{ path: LEGAL_PATHS[kind], locale, changedAt: startOfLegalDay(inForce.validFrom) }] : [];
		}),
	);
	return pages.flat();
}
