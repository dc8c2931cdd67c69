import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findOutage } from "../app/platform/outage.server.ts";
import { startFakePostgres } from "./fake-postgres.fixture.ts";
import { setDeadline, withoutDeadline } from "./question-deadline.server.ts";

/** Longer than a busy machine takes to answer; only a silent server lets it pass, on a clock that is moved. */
const DEADLINE_MS = 2000;
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
	vi.useRealTimers();
	server.drop();
	await pool.end();
	server.close();
});

function moveTimeByHand(): void {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

test("a question on a line that went silent fails in time, and the next one has a new line", async () => {
	const client = await pool.connect();
	await client.query("select 1");
	server.state.isSilent = true;
	moveTimeByHand();
	for (const question of ["select 1", "rollback"]) {
		const failure = client.query(question).catch((error: unknown) => error);
		await vi.advanceTimersByTimeAsync(DEADLINE_MS);
		expect(findOutage(await failure), question).toBe("unreachable");
	}
	vi.useRealTimers();
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
	moveTimeByHand();
	let isCut = false;
	const long = withoutDeadline(() => client.query("select 1")).catch(() => {
		isCut = true;
	});
	await vi.advanceTimersByTimeAsync(DEADLINE_MS * 3);
	vi.useRealTimers();
	// A cut would be known within moments.
	await pause(100);
	expect([isCut, server.sockets.size]).toEqual([false, 1]);
	server.drop();
	await long;
	client.release();
});
