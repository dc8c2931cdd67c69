import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createMetrics } from "../watch/metrics.ts";
import { createStreetServer } from "./listen.ts";

/** The first line of the answer to a request with cookies of so many bytes, in lines that nginx takes. */
async function ask(port: number, bytes: number): Promise<string | undefined> {
	const line = 7000;
	const cookies = Array.from({ length: Math.ceil(bytes / line) }, (_, index) => {
		return `Cookie: c=${"x".repeat(Math.min(line, bytes - index * line))}\r\n`;
	});
	const socket = connect(port, "127.0.0.1");
	socket.write(`GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n${cookies.join("")}\r\n`);
	return (await text(socket)).split("\r\n")[0];
}

test("whoever has as many cookies as the proxy lets through gets pages, and nobody has more", async () => {
	const server = createStreetServer({
		app: new Hono().get("/", (c) => c.text("a page")),
		files: { find: () => undefined },
		findKey: () => undefined,
		metrics: createMetrics(),
		basePath: "/",
		trustProxy: false,
	} as unknown as Parameters<typeof createStreetServer>[0]);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	expect(await ask(port, 25_000)).toBe("HTTP/1.1 200 OK");
	expect(await ask(port, 28_000)).toBe("HTTP/1.1 431 Request Header Fields Too Large");
	server.close();
});
