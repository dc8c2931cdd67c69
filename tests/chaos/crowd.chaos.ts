import { connect } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "../../bin/start-postgres.ts";
import { type OpenDatabase, openServerDatabase } from "../../database/open-database.server.ts";
import { type RunningProcess, startBuiltServer } from "../fixtures/running-server.ts";

const running: { stop(): unknown }[] = [];
let server: RunningProcess;
let books: OpenDatabase;
beforeAll(async () => {
	const postgres = await startPostgres();
	running.push(postgres);
	const secret = { DATABASE_URL: postgres.url, SESSION_SECRET: "s".repeat(32) };
	server = await startBuiltServer({ REQUEST_LIMIT: "1000000", ...secret });
	running.push(server);
	books = await openServerDatabase(postgres.url);
	running.push({ stop: () => books.close() });
});
afterAll(async () => {
	for (const one of running.splice(0).reverse()) await one.stop();
});

const ROBOT = { "user-agent": "Googlebot/2.1 (bot)" };

/** Says something over a bare connection; what came back until the other side hung up, or until `isEnough`. */
function say(
	text: string,
	{ isEnough = () => false, trickle }: { isEnough?: (heard: string) => boolean; trickle?: string } = {},
) {
	const { port } = new URL(server.url);
	return new Promise<string>((resolve) => {
		let heard = "";
		const socket = connect(Number(port), "localhost", () => socket.write(text));
		// One letter at a time keeps a connection that only waits for silence.
		const timer = trickle ? setInterval(() => socket.writable && socket.write(trickle), 500) : undefined;
		const end = () => {
			clearInterval(timer);
			socket.destroy();
			resolve(heard);
		};
		socket.setEncoding("utf8").on("data", (chunk: string) => {
			heard += chunk;
			if (isEnough(heard)) end();
		});
		socket.on("error", end).on("close", end);
	});
}

async function isServing(): Promise<void> {
	for (const path of ["/healthz", "/readyz", "/", "/basket"]) {
		const { status } = await fetch(server.url + path, { headers: ROBOT });
		expect([path, status]).toEqual([path, 200]);
	}
}

/** Readers who hold a place each while a table is locked, and some more: those must be turned away at once. */
const PLACES = 300;
const MORE = 20;

const readShed = async () => {
	const metrics = await (await fetch(`${server.url}/metrics`)).text();
	return Number(/^orbita_http_shed_total (\d+)/m.exec(metrics)?.[1]);
};

test("a crowd is told to come again, pages from the cache go on, and all is well afterwards", async () => {
	await isServing();
	const { db } = books;
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
	const holding = db.transaction().execute(async (transaction) => {
		await sql`lock table setting in access exclusive mode`.execute(transaction);
		lock();
		await released;
	});
	await locked;
	const crowd: Promise<Response>[] = [];
	const gather = (people: number) => crowd.push(...Array.from({ length: people }, () => fetch(`${server.url}/basket`)));
	gather(PLACES);
	// Who waits for a connection in vain for five seconds makes room again, so a slow machine needs more people for it.
	await expect
		.poll(
			() => {
				gather(MORE);
				return readShed();
			},
			{ timeout: 60_000, interval: 250 },
		)
		.toBeGreaterThanOrEqual(MORE);
	for (const path of ["/healthz", "/"]) {
		const { status } = await fetch(server.url + path, { headers: ROBOT });
		expect([path, status]).toEqual([path, 200]);
	}
	release();
	await holding;
	const answers = await Promise.all(
		crowd.map(async (asked) => ({ answer: await asked, text: await (await asked).text() })),
	);
	const shed = answers.filter(({ answer }) => answer.headers.get("retry-after") === "5");
	expect(shed).toHaveLength(await readShed());
	for (const { answer, text } of shed) {
		expect(answer.status).toBe(503);
		expect(text).toMatch(/^Сейчас на\u00a0сайте слишком много людей/);
	}
	await isServing();
	expect(await readShed()).toBe(shed.length);
});

test("all of a crowd that knocks while the process is busy are heard, and nobody is cut off", async () => {
	const { hostname, port } = new URL(server.url);
	const goOn = server.freeze();
	let knocking = 0;
	const heard = Array.from({ length: 1000 }, () => {
		const { promise, resolve } = Promise.withResolvers<string>();
		const socket = connect(Number(port), hostname, () => {
			knocking++;
			socket.write("GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
		});
		let text = "";
		socket.setEncoding("utf8").on("data", (chunk: string) => {
			text += chunk;
		});
		socket.on("error", (error) => resolve(error.message)).on("close", () => resolve(text.slice(0, 15)));
		return promise;
	});
	try {
		await expect.poll(() => knocking, { timeout: 30_000 }).toBe(heard.length);
	} finally {
		goOn();
	}
	expect(new Set(await Promise.all(heard))).toEqual(new Set(["HTTP/1.1 200 OK"]));
});

test.each([
	["headers that never end", "GET / HTTP/1.1\r\nHost: here\r\n", "x-slow: 1\r\n"],
	[
		"a body that never ends",
		"POST /basket HTTP/1.1\r\nHost: here\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n",
		"a",
	],
])("%s are cut off in time, and others never notice", async (_, opening, trickle) => {
	const slow = Array.from({ length: 50 }, () => say(opening, { trickle }));
	await isServing();
	const heard = await Promise.all(slow);
	for (const answer of heard)
		expect(answer === "" || /^HTTP\/1\.1 4(?:00|08)/.test(answer), answer.slice(0, 60)).toBe(true);
	await isServing();
});

test("floods of headers and impossible requests are refused on the spot", async () => {
	const flood = Array.from({ length: 3000 }, (_, index) => `x-${index}: ${index}\r\n`).join("");
	const isAnswered = (heard: string) => heard.includes("\r\n\r\n");
	const line = async (text: string) => (await say(text, { isEnough: isAnswered })).split("\r\n")[0];
	expect(await line(`GET / HTTP/1.1\r\nHost: here\r\n${flood}\r\n`)).toBe(
		"HTTP/1.1 431 Request Header Fields Too Large",
	);
	expect(await line(`GET /${"a".repeat(40_000)} HTTP/1.1\r\nHost: here\r\n\r\n`)).toMatch(/ 431 /);
	expect(await line("GET / HTTP/1.1\r\n\r\n")).toMatch(/ 400 /);
	expect(await line("\u0000\u0001\u0002\r\n\r\n")).toMatch(/ 400 /);
	expect(
		await line(
			"POST /basket HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
		),
	).toMatch(/ 400 /);
	await isServing();
});

test("a body without end is refused when it is too large, not when it is over", async () => {
	const chunk = `1000\r\n${"a".repeat(4096)}\r\n`;
	const heard = await say(
		`POST /basket HTTP/1.1\r\nHost: here\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`,
		{ isEnough: (text) => text.includes("\r\n\r\n") },
	);
	expect(heard).toMatch(/^HTTP\/1\.1 413 /);
	await isServing();
});
