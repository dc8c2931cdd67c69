import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { storePage } from "./store-page.ts";
import type { StoredPage } from "./stored-page.ts";
import { chooseEncoding, writePage } from "./write-page.ts";

const HTML = "<!doctype html><p>Привет</p>".repeat(100);
let page: StoredPage;

beforeAll(async () => {
	const rendered = {
		status: 200,
		headers: { "content-type": "text/html", "cache-control": "public, no-cache" },
		body: Buffer.from(HTML),
		expiresAt: undefined,
	};
	const { bodies } = await storePage(rendered, "gzip");
	page = await storePage(rendered, "br");
	page = { ...page, bodies: { ...page.bodies, gzip: bodies.gzip } };
});

type Written = { status: number; headers: Record<string, unknown>; body: Buffer | undefined };

function write(stored: StoredPage, headers: Record<string, string> = {}, method = "GET", foreign = ""): Written {
	const written: Written = { status: 0, headers: {}, body: undefined };
	const response = {
		writeHead: (status: number, sent: Record<string, unknown>) => Object.assign(written, { status, headers: sent }),
		end: (body?: Buffer) => Object.assign(written, { body }),
	};
	writePage({ method, headers } as unknown as IncomingMessage, response as unknown as ServerResponse, stored, foreign);
	return written;
}

describe("who has the page already", () => {
	const WAYS: Readonly<Record<string, (etag: string) => string>> = {
		"its ETag": (etag) => etag,
		"its ETag made weak by a proxy": (etag) => `W/${etag}`,
		"a list with it": (etag) => `"old", W/"older" ,${etag}`,
		"any version": () => "*",
	};

	test.each(Object.entries(WAYS))("is told 304 without a body for %s", (_, header) => {
		const written = write(page, { "if-none-match": header(page.etag), "accept-encoding": "br" });
		expect(written.status).toBe(304);
		expect(written.body).toBeUndefined();
		expect(written.headers).toEqual({ ETag: page.etag, "Cache-Control": "public, no-cache", Vary: "Accept-Encoding" });
	});

	test("gets the page when he has another version", () => {
		expect(write(page, { "if-none-match": '"other", W/"older"' }).status).toBe(200);
	});

	test("gets an error whole: it is never unchanged", () => {
		const written = write({ ...page, status: 404 }, { "if-none-match": page.etag });
		expect(written.status).toBe(404);
		expect(written.body).toBeDefined();
	});
});

test("a page that leads on takes along what the address carried besides, and a page that does not is as it was", () => {
	const moved = { ...page, status: 301, headers: { location: "/games/new-name?age=9#faq" } };
	expect(write(moved, {}, "GET", "utm_source=vk&gclid=1").headers).toMatchObject({
		location: "/games/new-name?age=9&utm_source=vk&gclid=1#faq",
	});
	expect(write(moved).headers).toMatchObject({ location: "/games/new-name?age=9#faq" });
	expect(write(page, {}, "GET", "utm_source=vk").headers).not.toHaveProperty("location");
});

test("different pages have different ETags, the same page always the same", async () => {
	const rendered = { status: 200, headers: {}, expiresAt: undefined };
	const again = await storePage({ ...rendered, body: Buffer.from(HTML) }, "br");
	const other = await storePage({ ...rendered, body: Buffer.from(`${HTML}.`) }, "br");
	expect(again.etag).toBe(page.etag);
	expect(other.etag).not.toBe(page.etag);
});

describe("the encoding", () => {
	test.each([
		["gzip, deflate, br, zstd", "br"],
		["gzip, deflate", "gzip"],
		["br;q=1.0, gzip;q=0.8", "br"],
		["br;q=0.5", "br"],
		["gzip;q=0.8, *;q=0.1", "gzip"],
		["GZIP", "gzip"],
		["br;q=0, gzip", "gzip"],
		["br; q=0.000, gzip;q=0", "identity"],
		["deflate, zstd", "identity"],
		["", "identity"],
		[undefined, "identity"],
	])("for %j is %s", (accepted, encoding) => {
		expect(chooseEncoding(accepted)).toBe(encoding);
	});

	test("is said, and the bytes are those of the page", () => {
		const brotli = write(page, { "accept-encoding": "br" });
		const gzip = write(page, { "accept-encoding": "gzip" });
		const plain = write(page);
		expect([brotli, gzip, plain].map(({ headers }) => headers["Content-Encoding"])).toEqual(["br", "gzip", undefined]);
		expect(brotliDecompressSync(brotli.body ?? "").toString()).toBe(HTML);
		expect(gunzipSync(gzip.body ?? "").toString()).toBe(HTML);
		expect(plain.body?.toString()).toBe(HTML);
		for (const { headers, body } of [brotli, gzip, plain]) {
			expect(headers["Content-Length"]).toBe(body?.length);
			expect(headers.Vary).toBe("Accept-Encoding");
		}
	});

	test("of a file that does not shrink is none", () => {
		const { identity } = page.bodies;
		const written = write(
			{ ...page, bodies: { identity, gzip: identity, br: identity } },
			{ "accept-encoding": "br, gzip" },
		);
		expect(written.headers["Content-Encoding"]).toBeUndefined();
		expect(written.body).toBe(identity);
	});
});

test("HEAD is answered with the headers of the page and no body", () => {
	const head = write(page, { "accept-encoding": "br" }, "HEAD");
	expect(head.body).toBeUndefined();
	expect(head.headers).toEqual(write(page, { "accept-encoding": "br" }).headers);
});
