import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { LOCALES } from "../../../shared/localized.ts";
import { CHILD_QUIZ } from "../../quiz/require-quiz.server.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { isVisibleWebinarText } from "../../webinars/visible-webinar.server.ts";
import { webinarPath } from "../../webinars/webinar-view.ts";
import { type IndexedPage, inEveryLanguage, joinVersions, latest, type PageVersion } from "./indexed-page.ts";
import { listBlogPages } from "./list-blog-pages.server.ts";
import { listCoursePages } from "./list-course-pages.server.ts";
import { listTextPages } from "./list-text-pages.server.ts";

type PagesQuestion = { readonly now: Date; readonly settings: SiteSettings };

/** Every page that search engines may show, by its canonical path: published, no secret in its address, no `noindex`. */
export async function listIndexedPages(db: Database, { now, settings }: PagesQuestion): Promise<IndexedPage[]> {
	const inner = [
		...(await listCoursePages(db, now)),
		...(await listWebinarPages(db, now)),
		...(await listLists(db)),
		...(await listTextPages(db, { now, settings })),
		...(await listBlogPages(db, now)),
	];
	const homes = LOCALES.map((locale): PageVersion => {
		// The home page shows a piece of everything.
		const shown = inner.filter((page) => page.locale === locale).map(({ changedAt }) => changedAt);
		return { path: "/", locale, changedAt: latest(shown) ?? now };
	});
	return joinVersions([...homes, ...inner]);
}

async function listWebinarPages(db: Database, now: Date): Promise<PageVersion[]> {
	const rows = await db
		.selectFrom("webinar")
		.innerJoin("webinarText", "webinarText.webinarId", "webinar.id")
		.where("webinar.status", "=", "published")
		.where(isVisibleWebinarText(now))
		.orderBy("webinar.startsAt")
		.select(["webinar.slug", "webinarText.locale", "webinar.updatedAt", "webinarText.publishAt"])
		.execute();
	// A text that was written ahead of its day is as new as that day.
	const pages = rows.map(({ slug, locale, updatedAt, publishAt }): PageVersion => {
		return { path: webinarPath(slug), locale, changedAt: latest([updatedAt, publishAt ?? undefined]) ?? now };
	});
	const newest = latest(pages.map(({ changedAt }) => changedAt));
	return [...(newest ? inEveryLanguage("/webinars", newest) : []), ...pages];
}

/** Pages made of the rows of one table. */
async function listLists(db: Database): Promise<PageVersion[]> {
	const { rows } = await sql<{ path: string; moment: Date | string | null }>`
		select '/reviews' as path, max(updated_at) as moment from review where status = 'published'
		union all select '/faq', max(updated_at) from faq_question
		union all select '/quiz_child_podhod', max(updated_at) from quiz where slug = ${CHILD_QUIZ}
	`.execute(db);
	return rows.flatMap(({ path, moment }) => (moment ? inEveryLanguage(path, new Date(moment)) : []));
}
