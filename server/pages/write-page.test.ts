import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { packFor, packWell } from "./pack-page.ts";
import { storePage } from "./store-page.ts";
import type { StoredPage } from "./stored-page.ts";
import { readPackings, writePage } from "./write-page.ts";

const HTML = "<!doctype html><p>Привет</p>".repeat(100);
let page: StoredPage;

beforeAll(async () => {
	const rendered = {
		status: 200,
		headers: { "content-type": "text/html", "cache-control": "public, no-cache" },
		body: Buffer.from(HTML),
		expiresAt: undefined,
	};
	page = await packFor(await storePage(rendered, "br"), "gzip");
});

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer | undefined };
type Written = Answer & { readonly packing: Promise<void> | undefined };

function write(stored: StoredPage, headers: Record<string, string> = {}, method = "GET", foreign = ""): Written {
	const written: Answer = { status: 0, headers: {}, body: undefined };
	const response = {
		writeHead: (status: number, sent: Record<string, unknown>) => Object.assign(written, { status, headers: sent }),
		end: (body?: Buffer) => Object.assign(written, { body }),
	};
	const packing = writePage(
		{ method, headers } as unknown as IncomingMessage,
		response as unknown as ServerResponse,
		stored,
		foreign,
	);
	return Object.assign(written, { packing });
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
		["gzip, deflate, br, zstd", ["zstd", "br", "gzip"]],
		["gzip, deflate, br", ["br", "gzip"]],
		["gzip, deflate", ["gzip"]],
		["br;q=1.0, gzip;q=0.8", ["br", "gzip"]],
		["br;q=0.5", ["br"]],
		["gzip;q=0.8, *;q=0.1", ["gzip"]],
		["GZIP", ["gzip"]],
		["br;q=0, gzip", ["gzip"]],
		["br; q=0.000, gzip;q=0", []],
		["deflate", []],
		["", []],
		[undefined, []],
	])("for %j is one of %j", (accepted, packings) => {
		expect(readPackings(accepted)).toEqual(packings);
		expect(readPackings(accepted && ` ${accepted}`)).toBe(readPackings(accepted));
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

	test("is the smallest that the browser takes", async () => {
		const all = await packFor(page, "zstd");
		for (const smallest of ["zstd", "br", "gzip"] as const) {
			const bodies = { ...all.bodies, [smallest]: Buffer.from("-") };
			expect(write({ ...all, bodies }, { "accept-encoding": "gzip, br, zstd" }).headers).toMatchObject({
				"Content-Encoding": smallest,
				"Content-Length": 1,
			});
		}
		expect(write(await packWell(page), { "accept-encoding": "zstd, br" }).headers["Content-Encoding"]).toBe("br");
	});

	test("of a page that nobody has asked for in it is made for all who wait", async () => {
		const { identity } = page.bodies;
		const bare = { ...page, bodies: { identity } };
		const waiting = [1, 2].map(() => write(bare, { "accept-encoding": "zstd" }));
		expect(waiting.map(({ status }) => status)).toEqual([0, 0]);
		for (const written of waiting) await written.packing;
		const [one, other] = waiting.map(({ body }) => body);
		expect(zstdDecompressSync(one ?? "").toString()).toBe(HTML);
		expect(other).toBe(one);
		expect(write(bare).body).toBe(identity);
	});

	test.each([
		["a picture", "image/png", Buffer.from(HTML)],
		["nothing", "text/html", Buffer.alloc(0)],
	])("of %s is none", (_, type, identity) => {
		const written = write(
			{ ...page, headers: { "content-type": type }, bodies: { identity } },
			{ "accept-encoding": "zstd, br, gzip" },
		);
		expect(written.packing).toBeUndefined();
		expect(written.headers["Content-Encoding"]).toBeUndefined();
		expect(written.body).toBe(identity);
	});

	test("of what grows when it is packed is none", async () => {
		const identity = Buffer.from("-");
		const written = write({ ...page, bodies: { identity } }, { "accept-encoding": "br" });
		await written.packing;
		expect(written).toMatchObject({ body: identity, headers: { "Content-Length": 1 } });
		expect(written.headers["Content-Encoding"]).toBeUndefined();
	});
});

test("HEAD is answered with the headers of the page and no body", () => {
	const head = write(page, { "accept-encoding": "br" }, "HEAD");
	expect(head.body).toBeUndefined();
	expect(head.headers).toEqual(write(page, { "accept-encoding": "br" }).headers);
});
