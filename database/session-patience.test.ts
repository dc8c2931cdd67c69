import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startFakePostgres } from "./fake-postgres.fixture.ts";
import { type OpenDatabase, openServerDatabase } from "./open-database.server.ts";
import { withoutDeadline } from "./question-deadline.server.ts";

let server: Awaited<ReturnType<typeof startFakePostgres>>;
let database: OpenDatabase;
beforeEach(async () => {
	server = await startFakePostgres();
	database = await openServerDatabase(server.connectionString);
});
afterEach(async () => {
	await database.close();
	server.close();
});

async function heardOf(work: () => Promise<unknown>): Promise<string> {
	server.state.heard = "";
	await work();
	return server.state.heard;
}
const ask = () => sql`select 1`.execute(database.db);

test("a session is told before its first question how long it may hold others up, and once", async () => {
	const first = await heardOf(ask);
	for (const setting of [
		"idle_in_transaction_session_timeout = '15s'",
		"lock_timeout = '10s'",
		"tcp_keepalives_idle = 10",
		"client_connection_check_interval', '5s'",
	]) {
		expect(first.indexOf(setting), setting).toBeGreaterThan(-1);
		expect(first.indexOf(setting), setting).toBeLessThan(first.indexOf("select 1"));
	}
	expect(await heardOf(ask)).not.toContain("timeout");
});

test("what takes its time waits for locks as long as it must, and the next question of the same session does not", async () => {
	await ask();
	expect(await heardOf(() => withoutDeadline(ask))).toMatch(
		/_session_timeout = 0; set lock_timeout = 0; set statement_timeout = 0.*select 1/s,
	);
	expect(await heardOf(ask)).toMatch(/lock_timeout = '10s'; reset statement_timeout.*select 1/s);
	expect(server.state.connects).toBe(1);
});

test("a connection that is lost at its first word is given back", async () => {
	server.state.isSilent = true;
	const asked = ask().catch((error: unknown) => error);
	await expect.poll(() => server.state.heard, { timeout: 10_000 }).toContain("lock_timeout");
	server.drop();
	expect(await asked).toBeInstanceOf(Error);
	expect(database.pool?.()).toEqual({ total: 0, idle: 0, waiting: 0 });
	server.state.isSilent = false;
	await ask();
});
