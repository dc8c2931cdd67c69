import { type RawBuilder, type SqlBool, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../database/open-database.server.ts";
import { isLocale, type Locale } from "../shared/localized.ts";
import { defineAction } from "./define-action.server.ts";
import { type Kept, type ListRule, type Resource, refuse } from "./resource.ts";

type TranslationDocument = {
	readonly resource: string;
	readonly recordId: string;
	readonly locale: Locale;
	readonly problem: "missing" | "unpublished" | "outdated";
};

/**
 * The board of translations: a row for each language of a record that has no text (`missing`), a draft beside a text that readers see
 * (`unpublished`), or a text that has not changed since the other language did (`outdated`). Whoever has read an outdated text and finds
 * that it still says the same confirms it.
 */
export function createTranslationResource(): Resource<TranslationDocument> {
	return {
		name: "translations",
		schema: z.object({
			resource: z.string(),
			recordId: z.string(),
			locale: z.enum(["ru", "en"]),
			problem: z.enum(["missing", "unpublished", "outdated"]),
		}),
		isContent: false,
		list: TRANSLATION_LIST,
		lock: async () => undefined,
		read: readTranslations,
		actions: {
			confirm: defineAction({
				async run(db, { id, now }) {
					const [row] = await readTranslations(db, [id]);
					if (row?.problem !== "outdated") return refuse("notOutdated");
					await sql`
						insert into translation_check (resource, record_id, locale, checked_at)
						values (${row.resource}, ${row.recordId}, ${row.locale}, ${now})
						on conflict (resource, record_id, locale) do update set checked_at = excluded.checked_at`.execute(db);
					return { ok: true, value: { id } };
				},
			}),
		},
	};
}

/** Records with a row for each language. */
function inRows(resource: string, { record, text, key }: { record: string; text: string; key: string }) {
	const parts = (["ru", "en"] as const).map(
		(locale) => sql`left join ${sql.table(text)} as ${sql.ref(locale)}
			on ${sql.ref(`${locale}.${key}`)} = record.id and ${sql.ref(`${locale}.locale`)} = ${locale}`,
	);
	const state = (locale: Locale) =>
		text === "guide"
			? sql`case when ${sql.ref(`${locale}.title`)} is null then null else 'published' end`
			: sql.ref(`${locale}.state`);
	return sql`select ${resource}::text as resource, record.id::text as record_id, ru.title as title_ru, en.title as title_en,
		${state("ru")} as state_ru, ${state("en")} as state_en
		from ${sql.raw(record)} as record ${sql.join(parts, sql` `)}`;
}

/** Records that hold both languages in one column; a text with an empty field is none. */
function inColumn(resource: string, table: string, title: string) {
	const state = (locale: Locale) => sql`case when jsonb_typeof(text->${locale}) = 'object'
		and not jsonb_path_exists(text->${locale}, '$.* ? (@ == "")') then 'published' end`;
	return sql`select ${resource}::text, id::text, text->'ru'->>${title}::text, text->'en'->>${title}::text,
		${state("ru")}, ${state("en")} from ${sql.table(table)}`;
}

const RECORDS = sql.join(
	[
		inRows("courses", {
			record: "(select id from course where status <> 'archived')",
			text: "course_text",
			key: "course_id",
		}),
		inRows("posts", { record: "post", text: "post_text", key: "post_id" }),
		inRows("pages", { record: "(select distinct slug as id from page)", text: "page", key: "slug" }),
		inRows("webinars", { record: "webinar", text: "webinar_text", key: "webinar_id" }),
		inRows("guides", { record: "(select distinct slug as id from guide)", text: "guide", key: "slug" }),
		inColumn("categories", "category", "title"),
		inColumn("teachers", "teacher", "name"),
		inColumn("authors", "author", "name"),
		inColumn("rubrics", "rubric", "title"),
		inColumn("faq-groups", "faq_group", "title"),
		inColumn("faq-questions", "faq_question", "q"),
		inColumn("reviews", "review", "name"),
		// Neither is saved without both languages.
		sql`select 'settings', key, key, key, 'published', 'published' from setting`,
		sql`select 'quizzes', slug, slug, slug, 'published', 'published' from quiz`,
	],
	sql` union all `,
);

/** Whether a change is one of words in this language: by the path of its field, or within a list, which is kept whole. */
const touches = (locale: Locale) => sql<SqlBool>`(change->>'field' ~ ${`(^|\\.)${locale}(\\.|$)`}
		and change->>'field' !~ '\\.(state|publishAt)$'
	or jsonb_typeof(change->'before') = 'array' and jsonb_typeof(change->'after') = 'array'
		and jsonb_path_query_array(change->'before', ${`$.**.${locale}`}::jsonpath)
			<> jsonb_path_query_array(change->'after', ${`$.**.${locale}`}::jsonpath))`;

/** When a text in each language was last touched, and when something that it said before changed. */
const TOUCHED = sql`select resource, record_id,
		max(created_at) filter (where ${touches("ru")}) as touched_ru,
		max(created_at) filter (where ${touches("en")}) as touched_en,
		max(created_at) filter (where ${touches("ru")} and change->'before' <> 'null'::jsonb) as news_ru,
		max(created_at) filter (where ${touches("en")} and change->'before' <> 'null'::jsonb) as news_en
	from audit_entry, jsonb_array_elements(changes) as change group by resource, record_id`;

function problemOf(locale: Locale): RawBuilder<unknown> {
	const other = locale === "ru" ? "en" : "ru";
	const own = sql.ref(`known.state_${locale}`);
	return sql`select known.resource, known.record_id, known.title_ru, known.title_en, ${locale}::text as locale,
			${sql.ref(`touched.news_${other}`)} as changed_at,
			case when ${own} is null then 'missing'
				when ${own} = 'draft' and ${sql.ref(`known.state_${other}`)} <> 'draft' then 'unpublished'
				when ${sql.ref(`touched.news_${other}`)} > greatest(${sql.ref(`touched.touched_${locale}`)}, checked.checked_at, '-infinity')
				then 'outdated' end as problem
		from known left join touched on touched.resource = known.resource and touched.record_id = known.record_id
		left join translation_check as checked on checked.resource = known.resource
			and checked.record_id = known.record_id and checked.locale = ${locale}`;
}

const BOARD = sql`(with known as (${RECORDS}), touched as (${TOUCHED}) ${problemOf("ru")} union all ${problemOf("en")}) as board`;
const ID = sql`board.resource || ':' || board.record_id || ':' || board.locale`;

async function readTranslations(db: Database, ids: readonly string[]): Promise<(TranslationDocument & Kept)[]> {
	if (ids.length === 0) return [];
	const { rows } = await sql<TranslationDocument & Kept>`
		select ${ID} as id, 0 as version, resource, record_id, locale, problem, title_ru, title_en, changed_at
		from ${BOARD} where ${ID} in (${sql.join(ids)})`.execute(db);
	return rows;
}

const TRANSLATION_LIST: ListRule = {
	from: BOARD,
	columns: {
		id: ID,
		resource: sql`board.resource`,
		recordId: sql`board.record_id`,
		locale: sql`board.locale`,
		problem: sql`board.problem`,
		titleRu: sql`board.title_ru`,
		titleEn: sql`board.title_en`,
		changedAt: sql`board.changed_at`,
	},
	csv: { recordId: "leftOut" },
	search: [sql`board.title_ru`, sql`board.title_en`, sql`board.record_id`],
	filters: {
		resource: (resource) => sql<SqlBool>`board.resource = ${resource}`,
		locale: (locale) => (isLocale(locale) ? sql<SqlBool>`board.locale = ${locale}` : undefined),
		problem: (problem) => sql<SqlBool>`board.problem = ${problem}`,
	},
	sorts: {
		changedAt: sql`board.changed_at`,
		resource: sql`board.resource`,
		problem: sql`board.problem`,
		titleRu: sql`board.title_ru`,
	},
	defaultSort: { by: "changedAt", order: "desc" },
	scope: () => sql<SqlBool>`board.problem is not null`,
};
