import { type RawBuilder, type SqlBool, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../database/open-database.server.ts";
import { isLocale, LOCALES, type Locale } from "../shared/localized.ts";
import { fail, succeed } from "../shared/result.ts";
import { defineAction } from "./define-action.server.ts";
import type { Kept, ListRule, Resource } from "./resource.ts";

type TranslationDocument = {
	readonly resource: string;
	readonly recordId: string;
	readonly locale: Locale;
	readonly problem: "missing" | "unpublished" | "outdated";
};

type Translated = Pick<Resource, "name" | "translation">;

/**
 * The board of translations: a row for each language of a record that has no text (`missing`), a draft beside a text that readers see
 * (`unpublished`), or a text that has not changed since the other language did (`outdated`). Whoever has read an outdated text and finds
 * that it still says the same confirms it. On it are the records of the resources that say how they are translated.
 */
export function createTranslationResource(resources: readonly Translated[]): Resource<TranslationDocument> {
	const board = boardOf(resources);
	const read = (db: Database, ids: readonly string[]) => readTranslations(db, board, ids);
	return {
		name: "translations",
		schema: z.object({
			resource: z.string(),
			recordId: z.string(),
			locale: z.enum(LOCALES),
			problem: z.enum(["missing", "unpublished", "outdated"]),
		}),
		isContent: false,
		list: listOf(board),
		lock: async () => undefined,
		read,
		actions: {
			confirm: defineAction({
				async run(db, { id, now }) {
					const [row] = await read(db, [id]);
					if (row?.problem !== "outdated") return fail("notOutdated");
					await sql`
						insert into translation_check (resource, record_id, locale, checked_at)
						values (${row.resource}, ${row.recordId}, ${row.locale}, ${now})
						on conflict (resource, record_id, locale) do update set checked_at = excluded.checked_at`.execute(db);
					return succeed({ id });
				},
			}),
		},
	};
}

/** The records of all resources that define how they are translated. */
function recordsOf(resources: readonly Translated[]): RawBuilder<unknown> {
	const parts = resources.flatMap(({ name, translation }) =>
		translation ? [sql`select ${name}::text as resource, translated.* from (${translation}) as translated`] : [],
	);
	return sql.join(parts, sql` union all `);
}

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

function boardOf(resources: readonly Translated[]): RawBuilder<unknown> {
	return sql`(with known as (${recordsOf(resources)}), touched as (${TOUCHED})
		${problemOf("ru")} union all ${problemOf("en")}) as board`;
}

const ID = sql`board.resource || ':' || board.record_id || ':' || board.locale`;

async function readTranslations(
	db: Database,
	board: RawBuilder<unknown>,
	ids: readonly string[],
): Promise<(TranslationDocument & Kept)[]> {
	if (ids.length === 0) return [];
	const { rows } = await sql<TranslationDocument & Kept>`
		select ${ID} as id, 0 as version, resource, record_id, locale, problem, title_ru, title_en, changed_at
		from ${board} where ${ID} in (${sql.join(ids)})`.execute(db);
	return rows;
}

function listOf(board: RawBuilder<unknown>): ListRule {
	return {
		from: board,
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
}
