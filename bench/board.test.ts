import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SITE } from "../app/features/requests/board/board.fixture.ts";
import { listFigures } from "../app/features/requests/board/list-figures.server.ts";
import { listQueue } from "../app/features/requests/board/list-queue.server.ts";
import { REQUEST_LIST } from "../app/features/requests/office/request-list.server.ts";
import { type ListQuery, listRecords } from "../app/records/list-records.server.ts";
import type { Staff } from "../app/records/staff.ts";
import type { Database, OpenDatabase } from "../database/open-database.server.ts";
import { openTestDatabase } from "../tests/fixtures/test-database.ts";
import { fillRequests } from "./fill-requests.ts";

const NOW = new Date("2026-11-18T09:00:00Z");
const COUNT = 5_000;
const OWNER = { id: "staff-3", role: "owner" } as Staff;

describe("among many requests", () => {
	let opened: OpenDatabase;
	beforeAll(async () => {
		opened = await openTestDatabase();
		await fillRequests(opened.db, { count: COUNT, now: NOW });
	});
	afterAll(() => opened.close());

	/** Indexes of the requests that answer a question. Counted by the connection that asks, so it is one connection throughout. */
	function indexesUsed(ask: (db: Database) => Promise<unknown>): Promise<string[]> {
		return opened.db.connection().execute(async (db) => {
			// As the embedded database has it: a server that counts on a disk of its own reads so few rows from end to end.
			await sql`set random_page_cost = 1.1`.execute(db);
			const before = await scans(db);
			await ask(db);
			const after = await scans(db);
			return [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
		});
	}
	async function scans(db: Database): Promise<Map<string, number>> {
		await sql`select pg_stat_force_next_flush()`.execute(db);
		await sql`select pg_stat_clear_snapshot()`.execute(db);
		const { rows } = await sql<{ name: string; count: number }>`
			select indexrelname as name, idx_scan::int as count from pg_stat_user_indexes
			where relname = 'contact_request'`.execute(db);
		return new Map(rows.map(({ name, count }) => [name, count]));
	}
	function list(query: Partial<ListQuery>) {
		const usual: ListQuery = { search: "", filters: {}, sort: undefined, order: undefined, page: 1, perPage: 25 };
		return (db: Database) => listRecords(db, { rule: REQUEST_LIST, query: { ...usual, ...query }, staff: OWNER });
	}

	test("the queue is read from the calls that are due", async () => {
		const used = await indexesUsed((db) => listQueue(db, { locale: "ru", now: NOW }, SITE));
		expect(used).toContain("contact_request_due");
		const { requests, total } = await listQueue(opened.db, { locale: "ru", now: NOW }, SITE);
		expect(requests).toHaveLength(100);
		expect(total).toBeGreaterThan(199);
	});

	test("figures of a month are read from their index", async () => {
		const from = new Date("2026-10-19T00:00:00Z");
		const used = await indexesUsed((db) => listFigures(db, { from, to: NOW, now: NOW, zone: "Europe/Moscow" }));
		expect(used).toContain("contact_request_figures");
	});

	test.each([
		["the newest first", {}, "contact_request_listed"],
		["what is found by a name", { search: "морозова" }, "contact_request_search"],
		["what is found by a part of a phone", { search: "12345" }, "contact_request_search"],
		["one state", { filters: { status: "won" } }, "contact_request_status"],
		["one manager's", { filters: { ownerId: "staff-3" } }, "contact_request_owner"],
		["by the next call", { sort: "dueAt", order: "asc" as const }, "contact_request_next_call"],
	])("the list of %s is read from an index", async (_name, query, index) => {
		expect(await indexesUsed(list(query))).toContain(index);
	});
});
