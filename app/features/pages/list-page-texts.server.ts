import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { joinSentences } from "../../shared/sentences.ts";
import { type PageSettings, standingPages } from "./standing-pages.ts";
import { isVisiblePage } from "./visible-page.server.ts";

type PageText = { readonly path: string; readonly title: string; readonly short: string; readonly text: string };

type PagesQuestion = { readonly locale: Locale; readonly now: Date; readonly settings: PageSettings };

/** What editable pages say, for a search: of their bodies the headings, without names of microdata. */
export async function listPageTexts(db: Database, { locale, now, settings }: PagesQuestion): Promise<PageText[]> {
	const paths = standingPages(settings);
	const rows = await db
		.selectFrom("page")
		.where("locale", "=", locale)
		.where("slug", "in", [...paths.keys()])
		.where(isVisiblePage(now))
		.orderBy("slug")
		.select(["slug", "title", "lead", "seo", "body"])
		.execute();
	return rows.map(({ slug, title, lead, seo, body }) => ({
		path: paths.get(slug) ?? `/${slug}`,
		title,
		short: lead,
		text: joinSentences([seo.description, ...headingsOf(body)]),
	}));
}

function headingsOf(body: string): string[] {
	return [...body.matchAll(/^#{2,4} (.+?)(?: \{\w+\})?$/gm)].map(([, heading = ""]) => heading);
}
