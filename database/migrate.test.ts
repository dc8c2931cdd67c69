import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../tests/fixtures/test-database.ts";
import { migrate, splitStatements } from "./migrate.server.ts";
import type { OpenDatabase } from "./open-database.server.ts";
import { inTransaction } from "./transaction.server.ts";

describe("the database", () => {
	let opened: OpenDatabase;
	beforeAll(async () => {
		opened = await openTestDatabase();
	});
	afterAll(() => opened.close());

	test("a second migration finds nothing to do", async () => {
		expect(await migrate(opened.db)).toEqual([]);
	});

	test("the outer handle refuses to be used inside a transaction", async () => {
		await expect(
			inTransaction(opened.db, async () => opened.db.selectFrom("setting").selectAll().execute()),
		).rejects.toThrow("outer database");
	});

	test("a failed transaction leaves nothing behind and the database usable", async () => {
		const write = inTransaction(opened.db, async (transaction) => {
			await transaction
				.insertInto("setting")
				.values({ key: "x", value: JSON.stringify({ a: 1 }) })
				.execute();
			throw new Error("stop");
		});
		await expect(write).rejects.toThrow("stop");
		expect(await opened.db.selectFrom("setting").select("key").execute()).toEqual([]);
	});

	test("notifications reach a listener", async () => {
		const { sql } = await import("kysely");
		const heard: string[] = [];
		const stop = await opened.listen("content_changed", (payload) => heard.push(payload));
		await sql`select pg_notify('content_changed', 'all')`.execute(opened.db);
		await expect.poll(() => heard).toEqual(["all"]);
		await stop();
	});
});

test("statements are split at semicolons outside of bodies", () => {
	expect(splitStatements("-- note\nselect 1;\ncreate function f() as $$\nbegin;\nend;\n$$;\n")).toEqual([
		"select 1;",
		"create function f() as $$\nbegin;\nend;\n$$;",
	]);
});
