import { once } from "node:events";
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BodyResult, MAX_BODY_BYTES, readFormBody } from "./read-body.ts";

const URLENCODED = "application/x-www-form-urlencoded";
const FILLED = `name=${encodeURIComponent("Яна")}&phone=1`;

let server: Server;
let results: BodyResult[] = [];

/** Answers with the status that the form was read with. */
beforeAll(async () => {
	server = createServer(async (incoming, response) => {
		const result = await readFormBody(incoming);
		results.push(result);
		response.writeHead(result.ok ? 200 : result.status).end();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

function open(headers: Record<string, string | number>): ClientRequest {
	results = [];
	const { port } = server.address() as AddressInfo;
	return request({ port, host: "127.0.0.1", method: "POST", headers, agent: false });
}

async function statusOf(client: ClientRequest): Promise<number | undefined> {
	const [response] = (await once(client, "response")) as [IncomingMessage];
	response.resume();
	return response.statusCode;
}

/** With a Content-Length, or in chunks when `chunked`. */
async function post(body: string, type: string | undefined, chunked = false): Promise<number | undefined> {
	const size: Record<string, string | number> = chunked ? {} : { "content-length": Buffer.byteLength(body) };
	const client = open({ ...size, ...(type === undefined ? {} : { "content-type": type }) });
	if (chunked) for (let at = 0; at < body.length; at += 16_384) client.write(body.slice(at, at + 16_384));
	client.end(chunked ? undefined : body);
	return await statusOf(client);
}

describe.each([
	["with a Content-Length", false],
	["in chunks", true],
])("a form sent %s", (_, chunked) => {
	test("is read whole up to the limit", async () => {
		const body = `text=${"x".repeat(MAX_BODY_BYTES - 5)}`;
		expect(await post(body, URLENCODED, chunked)).toBe(200);
		expect(results).toEqual([{ ok: true, body: Buffer.from(body) }]);
	});

	test("is refused with 413 over the limit", async () => {
		expect(await post("x".repeat(MAX_BODY_BYTES + 1), URLENCODED, chunked)).toBe(413);
	});

	test("is refused with 413, not with a cut connection, far over the limit", async () => {
		expect(await post("x".repeat(MAX_BODY_BYTES * 20), URLENCODED, chunked)).toBe(413);
	});
});

test("a form that announces too much is refused before it is sent", async () => {
	const client = open({ "content-type": URLENCODED, "content-length": MAX_BODY_BYTES + 1 });
	client.flushHeaders();
	expect(await statusOf(client)).toBe(413);
	client.destroy();
});

test("a form whose sender goes away halfway is not taken for a whole one", async () => {
	const client = open({ "content-type": URLENCODED, "content-length": 100 });
	client.on("error", () => {});
	client.write("name=");
	const [incoming] = (await once(server, "request")) as [IncomingMessage];
	const closed = new Promise((resolve) => incoming.once("close", resolve));
	client.destroy();
	await closed;
	await expect.poll(() => results).toEqual([{ ok: false, status: 400 }]);
});

describe("what is no form", () => {
	test.each(["application/json", "text/plain", "application/x-www-form-urlencodedx", "", undefined])(
		"is refused with 400: %j",
		async (type) => {
			expect(await post(FILLED, type)).toBe(400);
		},
	);

	test("is refused with 400: a multipart body without its boundary, with another one, and cut off", async () => {
		const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
		expect(await post(`${part}--b--\r\n`, "multipart/form-data")).toBe(400);
		expect(await post(`${part}--b--\r\n`, "multipart/form-data; boundary=other")).toBe(400);
		expect(await post(part, "multipart/form-data; boundary=b")).toBe(400);
		expect(await post(`${part}--b--\r\n`, "multipart/form-data; boundary=b")).toBe(200);
	});
});

test("a form of a browser passes with its charset and in any letter case", async () => {
	expect(await post(FILLED, `${URLENCODED};charset=UTF-8`)).toBe(200);
	expect(await post(FILLED, URLENCODED.toUpperCase())).toBe(200);
});
