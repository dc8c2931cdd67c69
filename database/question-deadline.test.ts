import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findOutage } from "../app/platform/outage.server.ts";
import { startFakePostgres } from "./fake-postgres.fixture.ts";
import { setDeadline, withoutDeadline } from "./question-deadline.server.ts";

const DEADLINE_MS = 100;
let server: Awaited<ReturnType<typeof startFakePostgres>>;
let pool: pg.Pool;
beforeEach(async () => {
	server = await startFakePostgres();
	pool = new pg.Pool({ connectionString: server.connectionString, max: 1 });
	pool.on("connect", (client) => {
		client.on("error", () => undefined);
		setDeadline(client as pg.Client & pg.PoolClient, DEADLINE_MS);
	});
});
afterEach(async () => {
	server.drop();
	await pool.end();
	server.close();
});

test("a question on a line that went silent fails in time, and the next one has a new line", async () => {
	const client = await pool.connect();
	await client.query("select 1");
	server.state.isSilent = true;
	for (const question of ["select 1", "rollback"]) {
		const failure: unknown = await client.query(question).catch((error: unknown) => error);
		expect(findOutage(failure), question).toBe("unreachable");
	}
	client.release();
	expect(pool.totalCount).toBe(0);
	server.state.isSilent = false;
	const next = await pool.connect();
	await next.query("select 1");
	next.release();
	expect(server.state.connects).toBe(2);
});

test("a connection that has answered is left alone, and what takes its time is not cut", async () => {
	const client = await pool.connect();
	await client.query("select 1");
	server.state.isSilent = true;
	let isCut = false;
	const long = withoutDeadline(() => client.query("select 1")).catch(() => {
		isCut = true;
	});
	await new Promise((resolve) => setTimeout(resolve, DEADLINE_MS * 3));
	expect([isCut, server.sockets.size]).toEqual([false, 1]);
	server.drop();
	await long;
	client.release();
});
