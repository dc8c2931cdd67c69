import { sql } from "kysely";
import { expect, test } from "vitest";
import { startFakePostgres } from "./fake-postgres.fixture.ts";
import { openServerDatabase } from "./open-database.server.ts";

test("a process that stops does not wait for a server that says nothing", async () => {
	const server = await startFakePostgres();
	const { db, close } = await openServerDatabase(server.connectionString);
	await sql`select 1`.execute(db);
	server.state.isSilent = true;
	const asked = sql`select 2`.execute(db).catch((error: unknown) => error);
	await expect.poll(() => server.state.heard).toContain("select 2");
	const since = performance.now();
	await close();
	expect(performance.now() - since).toBeLessThan(4000);
	server.close();
	expect(await asked).toBeInstanceOf(Error);
});
