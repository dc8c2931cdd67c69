import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../tests/fixtures/test-database.ts";
import { openEmbeddedDatabase } from "./open-database.server.ts";
import { inTransaction } from "./transaction.server.ts";

test("a crowd of questions to the embedded database lets everything else have its turn", async () => {
	const { db, close } = await openEmbeddedDatabase();
	let turns = 0;
	let isOver = false;
	const count = () => {
		turns += 1;
		if (!isOver) setImmediate(count);
	};
	setImmediate(count);
	const ask = () =>
		inTransaction(db, async (transaction) => {
			for (let place = 0; place < 5; place++) await sql`select 1`.execute(transaction);
		});
	await Promise.all(Array.from({ length: 20 }, ask));
	isOver = true;
	expect(turns).toBeGreaterThan(50);
	await close();
});

test("a calendar date is read as it is written, whatever the zone of the process", async () => {
	const { db, close } = await openTestDatabase();
	const { rows } = await sql`select date '2026-10-01' as day, null::date as none`.execute(db);
	expect(rows).toEqual([{ day: "2026-10-01", none: null }]);
	await close();
});
