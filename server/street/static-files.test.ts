import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadStaticFiles, type StaticFiles } from "./static-files.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";
const SVG = "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h9v9z'/></svg>".repeat(20);
const FILES: Readonly<Record<string, string>> = {
	"assets/entry-abc123.js": "export const a = 1;",
	"art/sun.svg": SVG,
	"favicon.ico": "picture",
	"font.woff2": "letters",
	".vite/manifest.json": "{}",
	"strange.bin": "?",
};

let folder: string;
let files: StaticFiles;

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "static-files-"));
	for (const [name, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	files = loadStaticFiles(folder, "/");
});
afterAll(() => rmSync(folder, { recursive: true }));

function headerOf(url: string, name: string): unknown {
	return files.find(url)?.headers[name];
}

describe("how long a browser may keep a file", () => {
	test.each([
		["/assets/entry-abc123.js", IMMUTABLE],
		["/art/sun.svg?v=0a1b2c3d", IMMUTABLE],
		["/art/sun.svg", HOUR],
		["/art/sun.svg?version=1", HOUR],
		["/favicon.ico", HOUR],
	])("%s: %s", (url, life) => {
		expect(headerOf(url, "cache-control")).toBe(life);
	});

	test("does not leak from the versioned address to the bare one", () => {
		files.find("/art/sun.svg?v=1");
		expect(headerOf("/art/sun.svg", "cache-control")).toBe(HOUR);
	});
});

test.each([
	["/assets/entry-abc123.js", "text/javascript; charset=utf-8"],
	["/art/sun.svg", "image/svg+xml"],
	["/font.woff2", "font/woff2"],
	["/strange.bin", "application/octet-stream"],
])("%s is of the type %s, and nobody may guess another", (url, type) => {
	expect(headerOf(url, "content-type")).toBe(type);
	expect(headerOf(url, "x-content-type-options")).toBe("nosniff");
});

test("what shrinks is stored compressed, what does not is stored once", () => {
	const { bodies: art } = files.find("/art/sun.svg") ?? expect.fail("no such file");
	expect(gunzipSync(art.gzip ?? "").toString()).toBe(SVG);
	expect(brotliDecompressSync(art.br ?? "").toString()).toBe(SVG);
	const { bodies: font } = files.find("/font.woff2") ?? expect.fail("no such file");
	expect(Object.keys(font)).toEqual(["identity"]);
});

test.each([
	"/",
	"/art",
	"/art/",
	"/art/moon.svg",
	"/.vite/manifest.json",
	"/art/../favicon.ico",
	"/../package.json",
	"art/sun.svg",
])("%s is no file", (url) => {
	expect(files.find(url)).toBeUndefined();
});

test("a file is read once", () => {
	expect(files.find("/favicon.ico?utm_source=vk")).toBe(files.find("/favicon.ico"));
});

test("below a base path files stand below it too", () => {
	const below = loadStaticFiles(folder, "/school/");
	expect(below.find("/school/assets/entry-abc123.js")?.headers["cache-control"]).toBe(IMMUTABLE);
	expect(below.find("/assets/entry-abc123.js")).toBeUndefined();
});

test("a file that was taken away since is not there, and nobody falls over it", () => {
	const name = "assets/gone-abc123.js";
	writeFileSync(join(folder, name), "export const b = 2;");
	const found = loadStaticFiles(folder, "/");
	rmSync(join(folder, name));
	expect(found.find(`/${name}`)).toBeUndefined();
	expect(found.find("/assets/entry-abc123.js")).toBeDefined();
});
