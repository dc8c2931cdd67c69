import { createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { findFreePort } from "../bin/free-port.ts";
import { listenOnServer } from "./listen-on-server.server.ts";

const RETRY_MS = 20;
const closing: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0).reverse()) await close();
});

const message = (type: string, body: Buffer) => {
	const length = Buffer.alloc(4);
	length.writeInt32BE(body.length + 4);
	return Buffer.concat([Buffer.from(type), length, body]);
};
const READY = message("Z", Buffer.from("I"));
const WELCOME = Buffer.concat([message("R", Buffer.alloc(4)), READY]);
const DONE = Buffer.concat([message("C", Buffer.from("LISTEN\0")), READY]);

/** As much of PostgreSQL as a listener meets. While it is away it takes connections and drops them. */
async function startFakeServer() {
	const sockets = new Set<Socket>();
	const state = { isAway: false, connects: 0 };
	const server = createServer((socket) => {
		state.connects += 1;
		socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
		if (state.isAway) return void socket.destroy();
		sockets.add(socket);
		let isWelcome = false;
		socket.on("data", () => {
			socket.write(isWelcome ? DONE : WELCOME);
			isWelcome = true;
		});
	});
	const port = await findFreePort();
	await new Promise<void>((resolve) => server.listen(port, resolve));
	const drop = () => {
		for (const socket of sockets) socket.destroy();
	};
	closing.push(() => {
		drop();
		server.close();
	});
	return { state, sockets, drop, connectionString: `postgres://x@127.0.0.1:${port}/x` };
}

test("a server that is away is asked again once a while, and ends with one connection", async () => {
	const { state, sockets, drop, connectionString } = await startFakeServer();
	let lost = 0;
	const stop = await listenOnServer({
		connectionString,
		connectionTimeoutMillis: 5000,
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
	await new Promise((resolve) => setTimeout(resolve, RETRY_MS * 5));
	expect([state.connects, sockets.size, lost]).toEqual([connects, 1, 2]);
});

test("who has stopped does not come back", async () => {
	const { state, sockets, connectionString } = await startFakeServer();
	const stop = await listenOnServer({
		connectionString,
		connectionTimeoutMillis: 5000,
		channel: "content_changed",
		onMessage: () => undefined,
		onLost: () => undefined,
		retryMs: RETRY_MS,
	});
	await stop();
	await new Promise((resolve) => setTimeout(resolve, RETRY_MS * 5));
	expect([state.connects, sockets.size]).toEqual([1, 0]);
});
