import type { PoolClient } from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConnectionLine } from "./connection-line.server.ts";

const PATIENCE_MS = 5000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pool whose connections say whether they were given back. */
function openPool(connect: () => Promise<void> = async () => undefined) {
	const given: (boolean | Error | undefined)[] = [];
	const pool = {
		async connect() {
			await connect();
			return { release: (broken?: boolean | Error) => void given.push(broken) } as PoolClient;
		},
	};
	return { given, line: createConnectionLine(pool as Parameters<typeof createConnectionLine>[0], 1, PATIENCE_MS) };
}

test("who comes when all are taken is served in turn", async () => {
	const { line, given } = openPool();
	const first = await line.connect();
	const served: string[] = [];
	const others = ["second", "third"].map(async (name) => {
		const client = await line.connect();
		served.push(name);
		client.release();
	});
	expect(line.waiting).toBe(2);
	first.release();
	await Promise.all(others);
	expect(served).toEqual(["second", "third"]);
	expect(given).toHaveLength(3);
	expect(line.waiting).toBe(0);
});

test("while connections come back, however slowly, nobody is turned away", async () => {
	const { line } = openPool();
	const busy = await line.connect();
	const crowd = Array.from({ length: 5 }, () => line.connect());
	busy.release();
	for (const asked of crowd) {
		const client = await asked;
		await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
		client.release();
	}
	expect(line.waiting).toBe(0);
});

test("when none comes back, everybody is told at once, and the line is open again afterwards", async () => {
	const { line } = openPool();
	const stuck = await line.connect();
	const crowd = Promise.allSettled(Array.from({ length: 3 }, () => line.connect()));
	await vi.advanceTimersByTimeAsync(PATIENCE_MS);
	expect((await crowd).map((one) => one.status === "rejected" && one.reason.code)).toEqual(
		Array.from({ length: 3 }, () => "ETIMEDOUT"),
	);
	stuck.release();
	const next = await line.connect();
	next.release();
});

test("connections that fail give their place on, and no new patience", async () => {
	let isAway = false;
	const { line } = openPool(() =>
		isAway ? new Promise((_, reject) => setTimeout(reject, 3000, new Error("away"))) : Promise.resolve(),
	);
	const first = await line.connect();
	const crowd = Promise.allSettled(Array.from({ length: 4 }, () => line.connect()));
	isAway = true;
	first.release();
	await vi.advanceTimersByTimeAsync(3000 + PATIENCE_MS);
	expect((await crowd).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => "rejected"));
	isAway = false;
	const next = await line.connect();
	next.release();
	expect(line.waiting).toBe(0);
});
