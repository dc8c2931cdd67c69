import { sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { markdownText, requiredText } from "../../../records/field-rules.ts";
import type { Kept, ListRule, Resource } from "../../../records/resource.ts";
import { byStateNow, stateNow } from "../../../records/text-state.server.ts";
import { isScheduleWhole, settleState, stateFields } from "../../../records/text-state.ts";
import { inTextRows } from "../../../records/translation.server.ts";
import { listTexts, lockTexts } from "../../../records/two-texts.server.ts";
import { LOCALES, type Locale } from "../../../shared/localized.ts";
import { succeed } from "../../../shared/result.ts";
import { pagePath } from "../page-path.ts";

const pageText = z
	.object({
		...stateFields,
		title: requiredText(200),
		lead: z.string("required").trim().max(1000, "tooLong"),
		body: markdownText().min(1, "required"),
		seo: z.object({ title: requiredText(200), description: requiredText(400) }),
	})
	.refine(isScheduleWhole, { path: ["publishAt"], message: "required" });

const optionalText = pageText.nullish().transform((text) => text ?? null);
const pageSchema = z.object({ texts: z.object({ ru: optionalText, en: optionalText }) });

type PageDocument = z.infer<typeof pageSchema>;
type PageText = z.infer<typeof pageText>;

/** Editable pages of the site, named by their slugs. Their doors are built in, so pages are neither added nor removed: a draft is not shown. */
export function createPageResource(): Resource<PageDocument> {
	return {
		name: "pages",
		schema: pageSchema,
		isContent: true,
		list: PAGE_LIST,
		translation: inTextRows({ records: sql`(select distinct slug as id from page)`, texts: "page", key: "slug" }),
		lock: lockTexts("page"),
		read: readPages,
		async update(transaction, { id, input }, { now }) {
			for (const locale of LOCALES) {
				const text = input.texts[locale];
				if (text) await writeText(transaction, { slug: id, locale, text, now });
			}
			return succeed();
		},
		preview: {
			path: async (_db, id) => pagePath(id),
			async publish(transaction, id, locale, now) {
				await transaction
					.updateTable("page")
					.set({ state: "published", publishAt: sql`least(publish_at, ${now})` })
					.where("slug", "=", id)
					.where("locale", "=", locale)
					.execute();
			},
		},
	};
}

type Writing = { readonly slug: string; readonly locale: Locale; readonly text: PageText; readonly now: Date };

async function writeText(db: Transaction<Schema>, { slug, locale, text, now }: Writing): Promise<void> {
	const kept = await db
		.selectFrom("page")
		.where("slug", "=", slug)
		.where("locale", "=", locale)
		.select(["state", "publishAt", "title", "lead", "body", "seo"])
		.executeTakeFirst();
	const { title, lead, body, seo } = text;
	const timeless = kept?.state === "published" && !kept.publishAt && text.state === "published" && !text.publishAt;
	const state = timeless ? { state: "published" as const, publishAt: null } : settleState(text, kept, now);
	const next = { ...state, title, lead, body, seo: JSON.stringify({ title: seo.title, description: seo.description }) };
	const before = kept && JSON.stringify([kept.state, kept.publishAt, kept.title, kept.lead, kept.body]);
	const after = JSON.stringify([next.state, next.publishAt, title, lead, body]);
	const isSame = before === after && kept?.seo.title === seo.title && kept.seo.description === seo.description;
	// What did not change keeps its time; the version of the whole page rises with the other language or with this one.
	const set = isSame ? {} : { ...next, updatedAt: now };
	await db
		.insertInto("page")
		.values({ slug, locale, ...next })
		.onConflict((conflict) =>
			conflict.columns(["slug", "locale"]).doUpdateSet({ ...set, version: sql<number>`page.version + 1` }),
		)
		.execute();
}

async function readPages(db: Database, ids: readonly string[]): Promise<(PageDocument & Kept)[]> {
	if (ids.length === 0) return [];
	const rows = await db.selectFrom("page").where("slug", "in", ids).selectAll().execute();
	return [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, texts]) => {
		const textOf = (locale: Locale) => {
			const found = texts.find((text) => text.locale === locale);
			if (!found) return null;
			const { state, publishAt, title, lead, body, seo } = found;
			return { state, publishAt: publishAt?.toISOString() ?? null, title, lead, body, seo };
		};
		return {
			id: slug,
			version: texts.reduce((sum, { version }) => sum + version, 0),
			path: pagePath(slug),
			texts: { ru: textOf("ru"), en: textOf("en") },
		};
	});
}

const PAGE_LIST: ListRule = {
	...listTexts("page", {
		stateRu: stateNow("ru"),
		stateEn: stateNow("en"),
		publishAtRu: sql`ru.publish_at`,
		publishAtEn: sql`en.publish_at`,
	}),
	filters: { stateRu: byStateNow("ru"), stateEn: byStateNow("en") },
};
