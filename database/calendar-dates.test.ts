import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../tests/fixtures/test-database.ts";

test("a calendar date is read as it is written, whatever the zone of the process", async () => {
	const { db, close } = await openTestDatabase();
	const { rows } = await sql`select date '2026-10-01' as day, null::date as none`.execute(db);
	expect(rows).toEqual([{ day: "2026-10-01", none: null }]);
	await close();
});
