import type { Seo } from "../../../database/catalog-types.ts";
import type { Database } from "../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { listPictures } from "../media/list-pictures.server.ts";
import { listUntoldPaths } from "./list-untold-paths.server.ts";
import { type RenderedText, renderMarkdown } from "./render-markdown.server.ts";
import { isVisiblePage } from "./visible-page.server.ts";

/** An editable page in one language. */
export type PageView = {
	readonly slug: string;
	readonly title: string;
	readonly lead: string;
	readonly text: RenderedText;
	readonly seo: Seo;
	readonly updatedAt: Date;
	/** Languages in which the page is published. */
	readonly locales: readonly Locale[];
};

type PageQuestion = {
	readonly slug: string;
	readonly locale: Locale;
	readonly now: Date;
	readonly facts: Facts;
	/** Whether names in braces become microdata. */
	readonly itemprops?: boolean;
	/** Whether steps and a list are taken out of the text, to be shown separately. */
	readonly parts?: boolean;
};

/** A published page with the school's figures in its texts; undefined when the language has none. */
export async function getPage(db: Database, question: PageQuestion): Promise<PageView | undefined> {
	const { slug, locale, now, facts, itemprops = false, parts = false } = question;
	const rows = await db.selectFrom("page").where("slug", "=", slug).where(isVisiblePage(now)).selectAll().execute();
	const page = rows.find((row) => row.locale === locale);
	if (!page) return undefined;
	const { title, lead, body, seo } = quoteFacts(
		{ title: page.title, lead: page.lead, body: page.body, seo: page.seo },
		facts,
	);
	return {
		slug,
		title,
		lead,
		seo,
		text: await renderMarkdown(body, {
			locale,
			title,
			itemprops,
			parts,
			facts,
			pictures: await listPictures(db, body, { locale, facts }),
			untold: await listUntoldPaths(db, { locale, now }),
		}),
		updatedAt: page.updatedAt,
		locales: rows.map((row) => row.locale),
	};
}
