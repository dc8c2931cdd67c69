import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../tests/fixtures/test-database.ts";
import { LOCKS, lockName } from "./lock-name.server.ts";
import type { OpenDatabase } from "./open-database.server.ts";
import { inTransaction } from "./transaction.server.ts";

let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
});
afterAll(() => school.close());

/** How every build so far has made a number of a name. */
const FORMULAS: [keyof typeof LOCKS, RawBuilder<unknown>][] = [
	["requester", sql`hashtextextended('a name', 1)`],
	["customer", sql`hashtextextended('a name', 2)`],
	["timesOfTeacher", sql`hashtextextended('a name', 8)`],
	["invitation", sql`hashtextextended('a name', 9)`],
	["creation", sql`hashtextextended('a name', 10)`],
	["slugs", sql`hashtext('slug of a a name')::bigint`],
	["legalDocument", sql`hashtext('legal a name')::bigint`],
];

test.each(FORMULAS)("a name is locked (%s) by the number that the previous build locks", async (lock, number) => {
	const held = await inTransaction(school.db, async (transaction) => {
		await lockName(transaction, LOCKS[lock], "a name");
		const { rows } = await sql`
			select 1 from pg_locks where locktype = 'advisory' and granted and pid = pg_backend_pid()
				and (classid::bigint << 32) | objid::bigint = ${number}`.execute(transaction);
		return rows.length;
	});
	expect(held).toBe(1);
});
