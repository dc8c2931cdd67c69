import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningProcess, startBuiltServer } from "../fixtures/running-server.ts";

let server: RunningProcess;
beforeAll(async () => {
	server = await startBuiltServer({ REQUEST_LIMIT: "1000000" });
});
afterAll(() => server.stop());

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
		const { status } = await fetch(server.url + path, { headers: { "user-agent": "Googlebot/2.1 (bot)" } });
		expect([path, status]).toEqual([path, 200]);
	}
}

test("a crowd is told to come again, pages from the cache go on, and all is well afterwards", async () => {
	await isServing();
	const crowd = Array.from({ length: 1200 }, () => fetch(`${server.url}/checkout?course=scratch&tariff=group`));
	const health = fetch(`${server.url}/healthz`).then(({ status }) => status);
	const home = fetch(`${server.url}/en`).then(({ status }) => status);
	const answers = await Promise.all(crowd);
	expect([await health, await home]).toEqual([200, 200]);
	const shed = answers.filter(({ status }) => status === 503);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
	expect(new Set(shed.map(({ headers }) => headers.get("retry-after")))).toEqual(new Set(["5"]));
	expect(await shed[0]?.text()).toMatch(/^Сейчас на\u00a0сайте слишком много людей/);
	for (const answer of answers) await answer.body?.cancel();
	await isServing();
	const metrics = await (await fetch(`${server.url}/metrics`)).text();
	expect(Number(/^orbita_http_shed_total (\d+)/m.exec(metrics)?.[1])).toBe(shed.length);
});

test.each([
	["headers that never end", "GET / HTTP/1.1\r\nHost: here\r\n", "x-slow: 1\r\n"],
	[
		"a body that never ends",
		"POST /basket HTTP/1.1\r\nHost: here\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n",
		"a",
	],
])("%s are cut off in time, and others never notice", { timeout: 90_000 }, async (_, opening, trickle) => {
	const slow = Array.from({ length: 50 }, () => say(opening, { trickle }));
	await isServing();
	const heard = await Promise.all(slow);
	for (const answer of heard)
		expect(answer === "" || /^HTTP\/1\.1 4(?:00|08)/.test(answer), answer.slice(0, 60)).toBe(true);
	await isServing();
});

test("floods of headers and impossible requests are refused on the spot", async () => {
	const flood = Array.from({ length: 3000 }, (_, place) => `x-${place}: ${place}\r\n`).join("");
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
