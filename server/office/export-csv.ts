import { Readable } from "node:stream";
import { streamRecords } from "../../app/features/staff/office/list-records.server.ts";
import type { Database } from "../../database/open-database.server.ts";
import { BYTE_ORDER_MARK, csvLine } from "./csv.ts";
import type { OfficeContext } from "./open-resource.ts";
import { readListQuery } from "./read-list-query.ts";

/** The whole list as the screen filters it; `label.<column>` says what its head is called in the language of the screen. */
export function exportCsv(c: OfficeContext, db: Database): Response {
	const resource = c.get("resource");
	const query = new URL(c.req.url).searchParams;
	const columns = Object.keys(resource.list.columns).filter((name) => name !== "id");
	const selection = { rule: resource.list, query: readListQuery(query), staff: c.get("staff") };
	async function* lines(): AsyncGenerator<Uint8Array> {
		const encoder = new TextEncoder();
		yield encoder.encode(BYTE_ORDER_MARK + csvLine(columns.map((name) => query.get(`label.${name}`) ?? name)));
		for await (const rows of streamRecords(db, selection)) {
			yield encoder.encode(rows.map((row) => csvLine(columns.map((name) => row[name]))).join(""));
		}
	}
	return new Response(Readable.toWeb(Readable.from(lines())) as ReadableStream<Uint8Array>, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${resource.name}.csv"`,
			"Cache-Control": "no-store",
		},
	});
}
