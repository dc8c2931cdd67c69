import type { Hono } from "hono";
import { z } from "zod";
import { listRecords } from "../../app/records/list-records.server.ts";
import { listRemoved } from "../../app/records/list-removed.server.ts";
import { listRevisions } from "../../app/records/list-revisions.server.ts";
import { answerData, answerRefusal } from "./answer.ts";
import { exportCsv } from "./export-csv.ts";
import type { OfficeBindings, OfficeParts } from "./office-parts.ts";
import { idOf, isVisible, type OfficeContext, openResource } from "./open-resource.ts";
import { readJson } from "./read-json.ts";
import { readListQuery } from "./read-list-query.ts";

const MOST_IDS = 100;
const exportWords = z.record(z.string(), z.string());

/** Lists, records, their history and exports. */
export function mountReading(api: Hono<OfficeBindings>, parts: OfficeParts): void {
	const { db } = parts.school;
	api.get("/:resource", openResource(parts, "list"), (c) =>
		c.req.query("ids") === undefined ? answerList(c) : answerMany(c),
	);
	api.get("/:resource/export.csv", openResource(parts, "export"), (c) => exportCsv(c, db, {}));
	// The words of the screens make a body: they would be seven kilobytes of an address, more than some proxies let through.
	api.post("/:resource/export.csv", openResource(parts, "export"), async (c) => {
		const words = exportWords.safeParse(await readJson(c));
		if (!words.success) return answerRefusal(c, "malformed");
		return exportCsv(c, db, words.data);
	});
	api.get("/:resource/removed", openResource(parts, "list"), async (c) => {
		const resource = c.get("resource");
		const removed = await listRemoved(db, { resource: resource.name, ids: idsOf(c) });
		const data = removed.filter((record) => isVisible(resource, record, c));
		return answerData(c, { data, total: data.length });
	});
	api.get("/:resource/:id", openResource(parts, "read"), async (c) => {
		const [data] = await c.get("resource").read(db, [idOf(c)]);
		if (!data || !isVisible(c.get("resource"), data, c)) return answerRefusal(c, "notFound");
		return answerData(c, { data });
	});
	api.get("/:resource/:id/history", openResource(parts, "read"), async (c) => {
		const resource = c.get("resource");
		const [record] = await resource.read(db, [idOf(c)]);
		if (record && !isVisible(resource, record, c)) return answerRefusal(c, "notFound");
		const data = await listRevisions(db, { resource: resource.name, id: idOf(c) });
		return answerData(c, { data, total: data.length });
	});

	async function answerList(c: OfficeContext): Promise<Response> {
		const query = readListQuery(new URL(c.req.url).searchParams);
		const { rows, total } = await listRecords(db, { rule: c.get("resource").list, query, staff: c.get("staff") });
		return answerData(c, { data: rows, total });
	}
	async function answerMany(c: OfficeContext): Promise<Response> {
		const resource = c.get("resource");
		const ids = idsOf(c);
		const records = resource.readMany ? await resource.readMany(db, ids) : await resource.read(db, ids);
		const data = records.filter((record) => isVisible(resource, record, c));
		return answerData(c, { data, total: data.length });
	}
}

function idsOf(c: OfficeContext): string[] {
	return (c.req.query("ids") ?? "").split(",").filter(Boolean).slice(0, MOST_IDS);
}
