import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "../../app/shared/durations.ts";
import { boundBody } from "./bound-body.ts";

const MB = 1024 * 1024;
const PAGE = { body: Buffer.from("<h1>Не дошла</h1>"), headers: { "content-type": "text/html" } };
let server: Server;
let read: number | undefined;

/** Reads whole bodies, as the doors do; whoever asks for `/stored` is answered without. */
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	read = undefined;
	server = createServer(async (request, response) => {
		boundBody(request, response, ({ headers }) => (headers.accept ? PAGE : undefined));
		if (request.url === "/stored") return void response.end("stored");
		try {
			let bytes = 0;
			for await (const chunk of request) bytes += chunk.length;
			read = bytes;
			response.end("read");
		} catch {
			// Its sender was hung up on.
		}
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
});
afterEach(() => {
	vi.useRealTimers();
	server.closeAllConnections();
	server.close();
});

/** Begins a request that announces a body and sends one letter of it. */
async function begin(announced: string, path = "/"): Promise<{ socket: Socket; heard: () => string }> {
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
	let heard = "";
	socket.setEncoding("utf8").on("data", (text) => {
		heard += text;
	});
	const arrived = once(server, "request");
	socket.write(`POST ${path} HTTP/1.1\r\nHost: here\r\n${announced}\r\n\r\n1\r\n`);
	await arrived;
	return { socket, heard: () => heard };
}

test.each([
	["of known length", "Content-Length: 60000", 32_000],
	["in chunks", "Transfer-Encoding: chunked", 30_000],
])("a form %s that does not come to its end is cut off", async (_, announced, patience) => {
	const { socket, heard } = await begin(announced);
	const closed = once(socket, "close");
	vi.advanceTimersByTime(patience - 2000);
	expect(heard()).toBe("");
	vi.advanceTimersByTime(2000);
	await closed;
	expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
	expect(read).toBeUndefined();
});

test("a browser whose form does not come whole is shown a page", async () => {
	const { socket, heard } = await begin("Content-Length: 60000\r\nAccept: text/html");
	const closed = once(socket, "close");
	vi.advanceTimersByTime(32_000);
	await closed;
	const length = `content-length: ${PAGE.body.length}`;
	expect(heard()).toBe(
		`HTTP/1.1 408 Request Timeout\r\nConnection: close\r\ncontent-type: text/html\r\n${length}\r\n\r\n${PAGE.body}`,
	);
});

test("a large picture has minutes to arrive over a slow line", async () => {
	const { socket, heard } = await begin(`Content-Length: ${15 * MB}`);
	vi.advanceTimersByTime(5 * MINUTE_MS);
	socket.write(Buffer.alloc(15 * MB - 3));
	await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1\.1 200 /), { timeout: 10_000 });
	expect(read).toBe(15 * MB);
});

test("a body that has come whole is not bound any more, however long its answer takes", async () => {
	const { socket, heard } = await begin("Content-Length: 3");
	await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1\.1 200 /));
	vi.advanceTimersByTime(10 * MINUTE_MS);
	expect(socket.closed).toBe(false);
	socket.destroy();
});

test("a sender who goes on after he was answered is hung up on as well", async () => {
	const { socket, heard } = await begin("Content-Length: 60000", "/stored");
	const closed = once(socket, "close");
	await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1\.1 200 /));
	vi.advanceTimersByTime(32_000);
	await closed;
});
