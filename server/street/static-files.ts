import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import { splitAddress } from "../addresses/split-address.ts";
import { canBePacked } from "../pages/pack-page.ts";
import { COMMON_HEADERS } from "../pages/security-headers.ts";
import type { StoredPage } from "../pages/stored-page.ts";

const TYPES: Readonly<Record<string, string>> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".ico": "image/x-icon",
	".woff2": "font/woff2",
	".json": "application/json",
	".txt": "text/plain; charset=utf-8",
	".xml": "application/xml; charset=utf-8",
};
const YEAR = "public, max-age=31536000, immutable";
const FOREVER_MS = 8.64e15;

export type StaticFiles = {
	/** The file for a path with its query (`/assets/x.js`, `/art/sun.svg?v=1`), if there is one. */
	find(url: string): StoredPage | undefined;
};

/** Reads a folder of built files into memory once; they are compressed when first asked for. */
export function loadStaticFiles(folder: string, basePath: string): StaticFiles {
	const paths = new Map<string, string>();
	for (const file of listFiles(folder)) {
		paths.set(basePath + relative(folder, file).split(sep).join("/"), file);
	}
	const loaded = new Map<string, StoredPage>();
	return {
		find(url) {
			const { path, query } = splitAddress(url);
			const file = paths.get(path);
			if (!file) return undefined;
			const immutable = path.startsWith(`${basePath}assets/`) || query.startsWith("v=");
			const key = `${path}${immutable}`;
			let stored = loaded.get(key);
			if (!stored) {
				stored = readStaticFile(file, immutable);
				// A build that is laid over this one takes files away: they are gone then, and nothing else happens.
				if (stored) loaded.set(key, stored);
				else paths.delete(path);
			}
			return stored;
		},
	};
}

function listFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => !name.startsWith("."))
		.map((name) => join(folder, name))
		.filter((file) => statSync(file).isFile());
}

/** Undefined when the file can't be read any more. */
function readStaticFile(file: string, immutable: boolean): StoredPage | undefined {
	const body = readBytes(file);
	if (!body) return undefined;
	const stored: StoredPage = {
		status: 200,
		headers: {
			...COMMON_HEADERS,
			"content-type": TYPES[extname(file)] ?? "application/octet-stream",
			"cache-control": immutable ? YEAR : "public, max-age=3600",
		},
		etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
		bodies: { identity: body },
		expiresAt: FOREVER_MS,
	};
	if (!canBePacked(stored)) return stored;
	const br = brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } });
	return { ...stored, bodies: { identity: body, br, gzip: gzipSync(body, { level: 9 }) } };
}

function readBytes(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
