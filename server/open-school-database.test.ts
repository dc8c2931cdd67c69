import { sql } from "kysely";
import { expect, test } from "vitest";
import { isSeeded } from "../database/seed/seed-school.server.ts";
import { openTestDatabase } from "../tests/fixtures/test-database.ts";
import { prepareSchool } from "./open-school-database.ts";

test("no start loads the demo school into the half of a restore", async () => {
	const { db, close } = await openTestDatabase();
	await sql`create table unfinished_restore ()`.execute(db);
	await expect(prepareSchool(db)).rejects.toThrow("A restore into this database was not finished");
	expect(await isSeeded(db)).toBe(false);
	await close();
});
