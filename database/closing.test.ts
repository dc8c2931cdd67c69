import { sql } from "kysely";
import { expect, test } from "vitest";
import { startFakePostgres } from "./fake-postgres.fixture.ts";
import { openServerDatabase } from "./open-database.server.ts";

test("a process that stops does not wait for a server that says nothing", async () => {
	const server = await startFakePostgres();
	const { db, close } = await openServerDatabase(server.connectionString);
	await sql`select 1`.execute(db);
	server.state.isSilent = true;
	let isAnswered = false;
	const asked = sql`select 2`
		.execute(db)
		.catch((error: unknown) => error)
		.finally(() => {
			isAnswered = true;
		});
	await expect.poll(() => server.state.heard).toContain("select 2");
	await close();
	expect(isAnswered).toBe(false);
	server.close();
	expect(await asked).toBeInstanceOf(Error);
});
