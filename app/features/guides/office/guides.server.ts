import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import { localized, markdownText, requiredText } from "../../../records/field-rules.ts";
import type { Kept, ListRule, Resource } from "../../../records/resource.ts";
import { inTextRows } from "../../../records/translation.server.ts";
import { listTexts, lockTexts } from "../../../records/two-texts.server.ts";
import { LOCALES, type Locale } from "../../../shared/localized.ts";
import { succeed } from "../../../shared/result.ts";

const guideText = z.object({
	title: requiredText(200),
	subtitle: requiredText(400),
	body: markdownText(200_000).min(1, "required"),
});
const guideSchema = z.object({ texts: localized(guideText) });

type GuideDocument = z.infer<typeof guideSchema>;

/** Free guides, named by their slugs. Both languages are sent by letters, so neither can be missing; a PDF is printed of each text. */
export function createGuideResource(): Resource<GuideDocument> {
	return {
		name: "guides",
		schema: guideSchema,
		isContent: true,
		list: GUIDE_LIST,
		translation: inTextRows({
			records: sql`(select distinct slug as id from guide)`,
			texts: "guide",
			key: "slug",
			areAlwaysSeen: true,
		}),
		lock: lockTexts("guide"),
		read: readGuides,
		async update(transaction, { id, input }, { now }) {
			for (const locale of LOCALES) {
				const { title, subtitle, body } = input.texts[locale];
				const isNews = sql`(guide.title, guide.subtitle, guide.body) is distinct from (${title}, ${subtitle}, ${body})`;
				await sql`
					insert into guide (slug, locale, title, subtitle, body, updated_at)
					values (${id}, ${locale}, ${title}, ${subtitle}, ${body}, ${now})
					on conflict (slug, locale) do update set title = ${title}, subtitle = ${subtitle}, body = ${body},
						version = guide.version + 1, updated_at = case when ${isNews} then ${now}::timestamptz else guide.updated_at end
				`.execute(transaction);
			}
			return succeed();
		},
	};
}

async function readGuides(db: Database, ids: readonly string[]): Promise<(GuideDocument & Kept)[]> {
	if (ids.length === 0) return [];
	const rows = await db.selectFrom("guide").where("slug", "in", ids).selectAll().execute();
	return [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, texts]) => {
		const textOf = (locale: Locale) => {
			const found = texts.find((text) => text.locale === locale);
			const { title = "", subtitle = "", body = "" } = found ?? {};
			return { title, subtitle, body };
		};
		const version = texts.reduce((sum, text) => sum + text.version, 0);
		return { id: slug, version, texts: { ru: textOf("ru"), en: textOf("en") } };
	});
}

const GUIDE_LIST: ListRule = listTexts("guide", {
	sent: sql`(select count(*)::int from contact_request where contact_request.guide = named.slug)`,
});
