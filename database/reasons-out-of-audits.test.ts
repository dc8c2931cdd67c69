import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../tests/fixtures/test-database.ts";
import { splitStatements } from "./migrate.server.ts";
import type { OpenDatabase } from "./open-database.server.ts";

let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
});
afterAll(() => opened.close());

const STATE = { field: "state", before: "paid", after: "cancelled" };
const told = (field: string) => ({ field, before: null, after: [{ reason: "Анна болеет" }] });
const CHANGES = {
	orders: [STATE, told("history"), told("refundRequests")],
	erasures: [{ ...STATE, field: "status" }, told("refusal")],
	posts: [told("history")],
};

test("of audits that were written before, the migration leaves what new ones keep", async () => {
	const { db } = opened;
	const audit = { staffName: "Ирина", action: "cancel", recordId: "1" };
	await db
		.insertInto("auditEntry")
		.values(
			Object.entries(CHANGES).map(([resource, changes]) => ({ ...audit, resource, changes: JSON.stringify(changes) })),
		)
		.execute();
	const migration = readFileSync(join(import.meta.dirname, "migrations", "0053_reasons_out_of_audits.sql"), "utf8");
	for (const statement of splitStatements(migration)) await sql.raw(statement).execute(db);
	const rows = await db.selectFrom("auditEntry").select(["resource", "changes"]).execute();
	const changed = (field: string) => ({ field, before: true, after: true });
	expect(Object.fromEntries(rows.map(({ resource, changes }) => [resource, changes]))).toEqual({
		orders: [STATE, changed("history"), changed("refundRequests")],
		erasures: [{ ...STATE, field: "status" }, changed("refusal")],
		posts: CHANGES.posts,
	});
});
