import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ORDER_LIST } from "../app/features/checkout/office/order-list.server.ts";
import { getBoardSummary } from "../app/features/requests/board/get-board-summary.server.ts";
import { listFigures } from "../app/features/requests/board/list-figures.server.ts";
import { listQueue } from "../app/features/requests/board/list-queue.server.ts";
import { REQUEST_LIST } from "../app/features/requests/office/request-list.server.ts";
import { promiseSettings } from "../app/features/requests/promise/promise-settings.server.ts";
import { siteSettingsSchema } from "../app/features/settings/site-settings.ts";
import { type ListQuery, listRecords } from "../app/records/list-records.server.ts";
import type { ListRule } from "../app/records/resource.ts";
import type { Staff } from "../app/records/staff.ts";
import { DAY_MS } from "../app/shared/durations.ts";
import type { Database } from "../database/open-database.server.ts";
import { fillOrders } from "./fill-orders.ts";
import { fillRequests } from "./fill-requests.ts";
import { openMigrated } from "./open-migrated.ts";
import { quantilesOf } from "./quantiles.ts";

const ROOT = join(import.meta.dirname, "..");
const COUNT = 100_000;
const ORDERS = 10_000;
const ROUNDS = 20;
const NOW = new Date("2026-11-18T09:00:00Z");
const SITE = siteSettingsSchema.parse(parse(readFileSync(join(ROOT, "content/settings.yaml"), "utf8")));
const WEEK = promiseSettings(SITE);

/** Milliseconds. */
export type BoardMeasure = { readonly name: string; readonly median: number; readonly p95: number };

const QUESTIONS: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
	queue: (db) => listQueue(db, { locale: "ru", now: NOW }, SITE),
	"queue of one manager": (db) => listQueue(db, { locale: "ru", now: NOW, ownerId: "staff-3" }, SITE),
	summary: (db) => getBoardSummary(db, { now: NOW }, WEEK),
	"figures of a month": (db) => listFigures(db, period(30)),
	"figures of a quarter": (db) => listFigures(db, period(92)),
	"figures of a year": (db) => listFigures(db, period(366)),
	"list, newest first": (db) => askList(db, {}),
	"list, the 400th page": (db) => askList(db, { page: 400 }),
	"list, found by a name": (db) => askList(db, { search: "семенов мария" }),
	"list, found by a phone": (db) => askList(db, { search: "903 123" }),
	"list, of one state": (db) => askList(db, { filters: { status: "won" } }),
	"list, of one manager and kind": (db) => askList(db, { filters: { ownerId: "staff-3", kind: "trial" } }),
	"list, by the next call": (db) => askList(db, { sort: "dueAt", order: "asc" }),
	"orders, newest first": (db) => askList(db, {}, ORDER_LIST),
	"orders, the 300th page": (db) => askList(db, { page: 300 }, ORDER_LIST),
	"orders, found by a name": (db) => askList(db, { search: "семёнов пётр" }, ORDER_LIST),
	"orders, of one state, by sum": (db) => askList(db, { filters: { state: "paid" }, sort: "total" }, ORDER_LIST),
};

const STAFF = { id: "staff-3", role: "owner" } as Staff;

function askList(db: Database, query: Partial<ListQuery>, rule: ListRule = REQUEST_LIST) {
	const usual: ListQuery = { search: "", filters: {}, sort: undefined, order: undefined, page: 1, perPage: 25 };
	return listRecords(db, { rule, query: { ...usual, ...query }, staff: STAFF });
}

function period(days: number) {
	return { from: new Date(NOW.getTime() - days * DAY_MS), to: NOW, now: NOW, zone: "Europe/Moscow" };
}

/** How long the questions of the office take among a hundred thousand requests and ten thousand orders, one after another. Milliseconds. */
export async function measureBoard(): Promise<BoardMeasure[]> {
	const opened = await openMigrated();
	await fillRequests(opened.db, { count: COUNT, now: NOW });
	await fillOrders(opened.db, { count: ORDERS, now: NOW });
	const measures: BoardMeasure[] = [];
	for (const [name, ask] of Object.entries(QUESTIONS)) {
		const times: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			const startedAt = performance.now();
			await ask(opened.db);
			times.push(performance.now() - startedAt);
		}
		measures.push({ name, ...quantilesOf(times) });
	}
	await opened.close();
	return measures;
}
