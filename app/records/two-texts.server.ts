import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Schema } from "../../database/types.ts";
import type { ListRule } from "./resource.ts";

type TwoTextsTable = "page" | "guide";

/** `lock` of a resource whose record is a row for each language, named by a word. Its version is the sum of theirs: it only rises. */
export function lockTexts(table: TwoTextsTable) {
	return async (transaction: Transaction<Schema>, id: string): Promise<number | undefined> => {
		const { rows } = await sql<{ version: number }>`
			select version from ${sql.table(table)} where slug = ${id} order by locale for update`.execute(transaction);
		return rows.length === 0 ? undefined : rows.reduce((sum, { version }) => sum + version, 0);
	};
}

/** How such records are listed, with columns of their own between the titles and the time; there `ru` and `en` are a record's texts. */
export function listTexts(table: TwoTextsTable, own: Readonly<Record<string, RawBuilder<unknown>>>) {
	const id = sql`named.slug`;
	const updatedAt = sql`greatest(ru.updated_at, en.updated_at)`;
	return {
		from: sql`(select distinct slug from ${sql.table(table)}) as named
			left join ${sql.table(table)} as ru on ru.slug = named.slug and ru.locale = 'ru'
			left join ${sql.table(table)} as en on en.slug = named.slug and en.locale = 'en'`,
		columns: { id, titleRu: sql`ru.title`, titleEn: sql`en.title`, ...own, updatedAt },
		search: [id, sql`ru.title`, sql`en.title`, sql`ru.body`, sql`en.body`],
		filters: {},
		sorts: {
			id,
			titleRu: sql`ru.title collate "und-x-icu"`,
			titleEn: sql`en.title collate "und-x-icu"`,
			updatedAt,
		},
		defaultSort: { by: "id", order: "asc" },
	} as const satisfies ListRule;
}
