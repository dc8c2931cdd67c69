import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { startFakePostgres } from "./fake-postgres.fixture.ts";
import { listenOnServer } from "./listen-on-server.server.ts";

const RETRY_MS = 20;
const closing: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0).reverse()) await close();
});

test("a server that is away is asked again once a while, and ends with one connection", async () => {
	const { state, sockets, drop, close, connectionString } = await startFakePostgres();
	closing.push(close);
	let lost = 0;
	const stop = await listenOnServer({
		connectionString,
		silenceMs: 5000,
		channel: "content_changed",
		onMessage: () => undefined,
		onLost: () => {
			lost += 1;
		},
		retryMs: RETRY_MS,
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
	const stop = await listenOnServer({
		connectionString,
		silenceMs: 5000,
		channel: "content_changed",
		onMessage: () => undefined,
		onLost: () => undefined,
		retryMs: RETRY_MS,
	});
	await stop();
	await pause(RETRY_MS * 5);
	expect([state.connects, sockets.size]).toEqual([1, 0]);
});

test("a line that goes silent without being closed counts as lost, and is made anew", async () => {
	const { state, sockets, close, connectionString } = await startFakePostgres();
	closing.push(close);
	let lost = 0;
	const stop = await listenOnServer({
		connectionString,
		silenceMs: 2000,
		channel: "content_changed",
		onMessage: () => undefined,
		onLost: () => {
			lost += 1;
		},
		retryMs: RETRY_MS,
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
	const { state, close, connectionString } = await startFakePostgres();
	closing.push(close);
	const stop = await listenOnServer({
		connectionString,
		silenceMs: 5000,
		channel: "content_changed",
		onMessage: () => undefined,
		onLost: () => undefined,
	});
	state.isDeaf = true;
	const since = performance.now();
	await stop();
	expect(performance.now() - since).toBeLessThan(4000);
});
