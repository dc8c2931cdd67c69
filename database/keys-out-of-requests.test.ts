import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withoutKey } from "../app/shared/secret-paths.ts";
import { openTestDatabase } from "../tests/fixtures/test-database.ts";
import { splitStatements } from "./migrate.server.ts";
import type { OpenDatabase } from "./open-database.server.ts";

let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
});
afterAll(() => opened.close());

const ADDRESSES = [
	"/children",
	"/en/order/Ab_C-1",
	"/My/AbC?saved=1",
	"/pay?number=INV-1&secret=AbC",
	"/pay?number=INV-1",
	"/blog/order?utm_source=x",
	"https://orbita.example/en/quiz_child_podhod/result/AbC",
];

test("of addresses that were kept before, the migration leaves what is kept of new ones", async () => {
	const { db } = opened;
	const kept = ADDRESSES.map((page) => ({ kind: "cookies" as const, granted: true, page, agent: page }));
	await db.insertInto("consent").values(kept).execute();
	const migration = readFileSync(join(import.meta.dirname, "migrations", "0033_keys_out_of_requests.sql"), "utf8");
	for (const statement of splitStatements(migration)) await sql.raw(statement).execute(db);
	const rows = await db.selectFrom("consent").select(["agent", "page"]).execute();
	expect(Object.fromEntries(rows.map(({ agent, page }) => [agent, page]))).toEqual(
		Object.fromEntries(ADDRESSES.map((address) => [address, withoutKey(address)])),
	);
});
