import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSettableClock } from "../../app/platform/clock.fixture.ts";
import { remember } from "../../app/platform/remember.server.ts";
import { SECOND_MS } from "../../app/shared/durations.ts";
import type { Database, OpenDatabase } from "../../database/open-database.server.ts";
import { inTransaction } from "../../database/transaction.server.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { type ContentCache, createContentCache } from "./content-cache.ts";
import { nextContentChange } from "./next-content-change.ts";

const START = "2026-10-01T09:00:00Z";

const clock = createSettableClock(START);
let opened: OpenDatabase;
let cache: ContentCache;

beforeAll(async () => {
	opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
	clock.set(START);
	cache = createContentCache(opened.db, { nextChange: nextContentChange });
	await opened.db.deleteFrom("setting").execute();
	await opened.db.deleteFrom("page").execute();
	await opened.db
		.insertInto("setting")
		.values({ key: "school", value: { is: "one" } as never })
		.execute();
});

function later(seconds: number): Date {
	return new Date(new Date(START).getTime() + seconds * SECOND_MS);
}

async function write(value: string, db: Database = opened.db): Promise<void> {
	await db
		.updateTable("setting")
		.set({ value: { is: value } as never })
		.execute();
}

async function read(db: Database = cache.readAt(clock.now())): Promise<unknown> {
	const row = await db.selectFrom("setting").select("value").where("key", "=", "school").executeTakeFirstOrThrow();
	return row.value.is;
}

describe("what was read", () => {
	test("is read once for all pages until it is dropped", async () => {
		expect(await read()).toBe("one");
		await write("two");
		expect(await read()).toBe("one");
		cache.drop();
		expect(await read()).toBe("two");
	});

	test("is read once too where a question is made of several", async () => {
		const ask = () =>
			cache
				.readAt(clock.now())
				.withRecursive("named", (query) => query.selectFrom("setting").select("value"))
				.selectFrom("named")
				.select("value")
				.execute();
		expect(await ask()).toEqual([{ value: { is: "one" } }]);
		await write("two");
		expect(await ask()).toEqual([{ value: { is: "one" } }]);
	});

	test("is asked anew with other parameters", async () => {
		await read();
		const other = cache.readAt(clock.now()).selectFrom("setting").select("value").where("key", "=", "email");
		expect(await other.execute()).toEqual([]);
	});

	test("lives some seconds at most, and not before it was read where a clock was put back", async () => {
		await read();
		await write("two");
		clock.set(later(9));
		expect(await read()).toBe("one");
		clock.set(later(10));
		expect(await read()).toBe("two");
		await write("three");
		clock.set(later(-3600));
		expect(await read()).toBe("three");
	});

	test("cannot be changed by a reader, whose list is his own", async () => {
		const ask = () => cache.readAt(clock.now()).selectFrom("setting").selectAll().execute();
		const rows = await ask();
		const [row] = rows;
		expect(() => Object.assign(row?.value as object, { is: "mine" })).toThrow(TypeError);
		rows.pop();
		expect(await ask()).toHaveLength(1);
	});

	test("is not kept once there is no more room", async () => {
		cache = createContentCache(opened.db, { nextChange: nextContentChange, maxBytes: 1 });
		await read();
		await write("two");
		const ask = () => cache.readAt(clock.now()).selectFrom("setting").select("value").execute();
		expect(await ask()).toEqual([{ value: { is: "two" } }]);
		await write("three");
		expect(await ask()).toEqual([{ value: { is: "three" } }]);
	});

	test("is asked again where the question failed", async () => {
		let isAway = true;
		cache = createContentCache(opened.db, {
			nextChange: async () => {
				if (isAway) throw new Error("the database is away");
				return undefined;
			},
		});
		await expect(read()).rejects.toThrow("away");
		isAway = false;
		expect(await read()).toBe("one");
		const missing = () => sql`select * from missing`.execute(cache.readAt(clock.now()));
		await expect(missing()).rejects.toThrow();
		await sql`create table missing (id int)`.execute(opened.db);
		expect((await missing()).rows).toEqual([]);
		await sql`drop table missing`.execute(opened.db);
	});
});

describe("what was made of it", () => {
	const shout = (db: Database) =>
		remember(db, ["shout"], async () => ({ text: `${await read(db)}!`, of: await read(db) }));

	test("is made once for all pages, as long as what it was made of is known", async () => {
		const made = await shout(cache.readAt(clock.now()));
		await write("two");
		clock.set(later(9));
		expect(await shout(cache.readAt(clock.now()))).toBe(made);
		expect(made.text).toBe("one!");
		clock.set(later(10));
		expect(await shout(cache.readAt(clock.now()))).toEqual({ text: "two!", of: "two" });
		await write("three");
		cache.drop();
		expect(await shout(cache.readAt(clock.now()))).toEqual({ text: "three!", of: "three" });
	});

	test("is another thing under another name, and cannot be changed by who holds it", async () => {
		const db = cache.readAt(clock.now());
		const made = await shout(db);
		expect(await remember(db, ["shout", "en"], async () => "else")).toBe("else");
		expect(() => Object.assign(made, { text: "mine" })).toThrow(TypeError);
	});

	test("is made anew where that failed, and for each who reads the database itself", async () => {
		const db = cache.readAt(clock.now());
		await expect(remember(db, ["shout"], () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
		expect((await shout(db)).text).toBe("one!");
		await write("two");
		expect((await shout(opened.db)).text).toBe("two!");
	});
});

describe("a drop", () => {
	test("forgets what was being read at the moment, and what was being read in order to know when things change", async () => {
		const { promise: gate, resolve: open } = Promise.withResolvers<void>();
		cache = createContentCache(opened.db, {
			nextChange: async () => {
				await gate;
				return undefined;
			},
		});
		const underway = read();
		cache.drop();
		open();
		expect(await underway).toBe("one");
		await write("two");
		expect(await read()).toBe("two");
	});

	test("forgets an answer that arrives after it", async () => {
		await read();
		const before = cache.readAt(clock.now()).selectFrom("setting").select("key").execute();
		cache.drop();
		expect(await before).toEqual([{ key: "school" }]);
		await opened.db.deleteFrom("setting").execute();
		expect(await cache.readAt(clock.now()).selectFrom("setting").select("key").execute()).toEqual([]);
	});
});

describe("the clock", () => {
	const ask = () => {
		const moment = clock.now();
		const pages = cache.readAt(moment).selectFrom("page").select("slug");
		return pages.where("publishAt", "<=", moment).execute();
	};

	test("brings a scheduled text out at its moment, and the answer is kept up to it", async () => {
		await insertPage("soon", later(5));
		expect(await ask()).toEqual([]);
		await insertPage("untold", later(-60));
		clock.set(later(4.999));
		expect(await ask()).toEqual([]);
		clock.set(later(5));
		expect((await ask()).map(({ slug }) => slug).sort()).toEqual(["soon", "untold"]);
	});

	test("a question about the present of a column whose moments nobody knows is not kept", async () => {
		const moment = clock.now();
		const db = cache.readAt(moment);
		const made = () => db.selectFrom("page").select("slug").where("updatedAt", "<=", moment).execute();
		expect(await made()).toEqual([]);
		await insertPage("made", null);
		await opened.db
			.updateTable("page")
			.set({ updatedAt: later(-60) })
			.execute();
		expect(await made()).toEqual([{ slug: "made" }]);
	});
});

describe("whatever does more than read", () => {
	test("goes to the database as it is: writes, locks, functions that answer differently", async () => {
		const db = cache.readAt(clock.now());
		await read(db);
		await write("two", db);
		const locked = () => db.selectFrom("setting").select("value").forUpdate().execute();
		expect(await locked()).toEqual([{ value: { is: "two" } }]);
		await write("three", db);
		expect(await locked()).toEqual([{ value: { is: "three" } }]);
		const written = (value: string) =>
			db
				.with("changed", (query) =>
					query
						.updateTable("setting")
						.set({ value: { is: value } as never })
						.returning("value"),
				)
				.selectFrom("changed")
				.select("value")
				.execute();
		for (const value of ["four", "five", "four"]) expect(await written(value)).toEqual([{ value: { is: value } }]);
		expect(await locked()).toEqual([{ value: { is: "four" } }]);
		const random = () => sql<{ value: number }>`select random() as value`.execute(db);
		expect((await random()).rows).not.toEqual((await random()).rows);
	});

	test("a draft that is shown in a transaction neither sees what was kept nor leaves anything", async () => {
		expect(await read()).toBe("one");
		const rolledBack = inTransaction(opened.db, async (transaction) => {
			await write("draft", transaction);
			expect(await read(transaction)).toBe("draft");
			// The outer handle would wait for itself.
			await expect(async () => read(cache.readAt(clock.now()))).rejects.toThrow("inside a transaction");
			throw new Error("rolled back");
		});
		await expect(rolledBack).rejects.toThrow("rolled back");
		cache.drop();
		expect(await read()).toBe("one");
	});
});

async function insertPage(slug: string, publishAt: Date | null): Promise<void> {
	await opened.db
		.insertInto("page")
		.values({ slug, locale: "ru", title: slug, lead: "", body: "", seo: {}, state: "published", publishAt } as never)
		.execute();
}
