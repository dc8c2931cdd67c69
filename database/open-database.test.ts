import { sql } from "kysely";
import { expect, test } from "vitest";
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
			for (let index = 0; index < 5; index++) await sql`select 1`.execute(transaction);
		});
	await Promise.all(Array.from({ length: 20 }, ask));
	isOver = true;
	expect(turns).toBeGreaterThan(50);
	await close();
});
