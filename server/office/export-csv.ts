import { Readable } from "node:stream";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import { streamRecords } from "../../app/records/list-records.server.ts";
import { isLocale } from "../../app/shared/localized.ts";
import type { Database } from "../../database/open-database.server.ts";
import { BYTE_ORDER_MARK, csvLine, SEPARATORS } from "./csv.ts";
import { createCsvValues } from "./csv-values.ts";
import type { OfficeContext } from "./open-resource.ts";
import { readListQuery } from "./read-list-query.ts";

/**
 * The whole list as filtered on the screen. The words of the screens are in the office's own build, so the screen sends those that the file
 * needs: `language`, `<column>` for a column's heading, `<column>.<code>` for a code in it. Without them codes stay as they are.
 */
export async function exportCsv(
	c: OfficeContext,
	db: Database,
	sent: Readonly<Record<string, string>>,
): Promise<Response> {
	const { name, list } = c.get("resource");
	const staff = c.get("staff");
	const words = new Map(Object.entries(sent));
	const language = words.get("language") ?? "";
	const locale = isLocale(language) ? language : staff.locale;
	const columns = Object.keys(list.columns).filter((column) => column !== "id" && list.csv?.[column] !== "leftOut");
	const { hours } = await getSiteSettings(db);
	const readValue = createCsvValues(list, { locale, zone: hours.zone, words });
	const lineOf = (values: readonly unknown[]) => csvLine(values, SEPARATORS[locale]);
	const selection = { rule: list, query: readListQuery(new URL(c.req.url).searchParams), staff };
	async function* lines(): AsyncGenerator<Uint8Array> {
		const encoder = new TextEncoder();
		yield encoder.encode(BYTE_ORDER_MARK + lineOf(columns.map((column) => words.get(column) ?? column)));
		for await (const rows of streamRecords(db, selection)) {
			yield encoder.encode(rows.map((row) => lineOf(columns.map((column) => readValue(row, column)))).join(""));
		}
	}
	return new Response(Readable.toWeb(Readable.from(lines())) as ReadableStream<Uint8Array>, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}.csv"`,
			"Cache-Control": "no-store",
		},
	});
}
