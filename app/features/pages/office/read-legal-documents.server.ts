import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Kept } from "../../../records/resource.ts";
import { LEGAL_PATHS, type LegalKind } from "../../../shared/legal-kinds.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { LegalInput } from "./legal-schema.ts";

type Row = {
	readonly kind: LegalKind;
	readonly locale: Locale;
	readonly number: number;
	readonly title: string;
	readonly body: string;
	readonly note: string;
	readonly hash: string;
	readonly validFrom: string;
};

/** One language of a version, without its text; `id` tells it from the others of the document. */
export type ListedVersion = Omit<Row, "kind" | "body"> & { readonly id: string };

/** Legal documents as their forms show them: the newest texts, and all versions without theirs. */
export async function readLegalDocuments(db: Database, ids: readonly string[]): Promise<(LegalInput & Kept)[]> {
	if (ids.length === 0) return [];
	const { rows } = await sql<Row>`
		select kind, locale, number, title, body, note, hash, to_char(valid_from, 'YYYY-MM-DD') as valid_from
		from legal_version where kind in (${sql.join(ids)}) order by number desc, locale desc`.execute(db);
	return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, versions]) => describe(kind, versions));
}

function describe(kind: LegalKind, rows: readonly Row[]): LegalInput & Kept & object {
	const textOf = (locale: Locale) => {
		const { title = "", body = "", note = "" } = rows.find((row) => row.locale === locale) ?? {};
		return { title, body, note };
	};
	return {
		id: kind,
		version: rows[0]?.number ?? 0,
		path: LEGAL_PATHS[kind],
		validFrom: rows[0]?.validFrom ?? "",
		texts: { ru: textOf("ru"), en: textOf("en") },
		versions: rows.map(
			({ number, locale, title, note, hash, validFrom }): ListedVersion => ({
				id: `${number} ${locale}`,
				number,
				locale,
				title,
				note,
				hash,
				validFrom,
			}),
		),
	} as LegalInput & Kept;
}
