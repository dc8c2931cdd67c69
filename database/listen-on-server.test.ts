import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { startFakePostgres } from "./fake-postgres.fixture.ts";
import { listenOnServer } from "./listen-on-server.server.ts";

const RETRY_MS = 20;
const closing: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0).reverse()) await close();
});

type Options = Parameters<typeof listenOnServer>[0];

const listen = (options: Pick<Options, "connectionString"> & Partial<Options>) =>
	listenOnServer({
		channel: "content_changed",
		onMessage: () => undefined,
		onLost: () => undefined,
		silenceMs: 5000,
		retryMs: RETRY_MS,
		...options,
	});

test("a server that is away is asked again once a while, and ends with one connection", async () => {
	const { state, sockets, drop, close, connectionString } = await startFakePostgres();
	closing.push(close);
	let lost = 0;
	const stop = await listen({
		connectionString,
		onLost: () => {
			lost += 1;
		},
	});
	closing.push(stop);
	expect([state.connects, sockets.size]).toEqual([1, 1]);

	state.isAway = true;
	const since = Date.now();
	drop();
	await expect.poll(() => state.connects, { timeout: 30_000, interval: 5 }).toBeGreaterThan(6);
	// One try a pause: were each failure heard twice, the tries would double.
	expect(state.connects - 1).toBeLessThanOrEqual(Math.ceil((Date.now() - since) / RETRY_MS));
	expect(lost).toBe(1);

	state.isAway = false;
	await expect.poll(() => lost, { timeout: 30_000, interval: 5 }).toBe(2);
	const { connects } = state;
	await pause(RETRY_MS * 5);
	expect([state.connects, sockets.size, lost]).toEqual([connects, 1, 2]);
});

test("who has stopped does not come back", async () => {
	const { state, sockets, close, connectionString } = await startFakePostgres();
	closing.push(close);
	const stop = await listen({ connectionString });
	await stop();
	await pause(RETRY_MS * 5);
	expect([state.connects, sockets.size]).toEqual([1, 0]);
});

test("a line that goes silent without being closed counts as lost, and is made anew", async () => {
	const { state, sockets, close, connectionString } = await startFakePostgres();
	closing.push(close);
	let lost = 0;
	const stop = await listen({
		connectionString,
		onLost: () => {
			lost += 1;
		},
		silenceMs: 2000,
		askMs: 50,
	});
	closing.push(stop);
	await expect.poll(() => state.questions, { timeout: 30_000, interval: 5 }).toBeGreaterThan(3);
	expect([state.connects, lost]).toEqual([1, 0]);

	state.isSilent = true;
	await expect.poll(() => lost, { timeout: 30_000, interval: 5 }).toBe(1);
	state.isSilent = false;
	await expect.poll(() => lost, { timeout: 30_000, interval: 5 }).toBe(2);
	expect(sockets.size).toBe(1);
});

test("who stops does not wait for a server that has been cut off", async () => {
	const { state, sockets, close, connectionString } = await startFakePostgres();
	closing.push(close);
	const stop = await listen({ connectionString });
	state.isDeaf = true;
	await stop();
	expect(sockets.size).toBe(1);
});
