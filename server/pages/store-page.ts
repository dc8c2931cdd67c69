import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import type { Encoding, PageHeaders, RenderedPage, StoredPage } from "./stored-page.ts";

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Packs a rendered page for the one who waits for it, and gives it its ETag. */
export async function storePage(page: RenderedPage, wanted: Encoding): Promise<StoredPage> {
	// Packed beside the main thread, while that one sums the page up.
	const packed = pack({ headers: page.headers, bodies: { identity: page.body } }, [wanted], FAST);
	return {
		status: page.status,
		headers: page.headers,
		etag: `"${createHash("sha256").update(page.body).digest("base64url").slice(0, 22)}"`,
		bodies: await packed,
		expiresAt: page.expiresAt?.getTime() ?? 0,
	};
}

/** The same page in fewer bytes, for whoever comes when nobody waits any more. */
export async function packWell(page: StoredPage): Promise<StoredPage> {
	return { ...page, bodies: await pack(page, ["gzip", "br"], WELL) };
}

/** Pictures and PDF have been compressed when they were made. */
const PACKED = /^(?:image\/(?:png|jpeg|webp|avif)|application\/pdf)/;

/** Levels of gzip and brotli. */
type Effort = { readonly gzip: number; readonly brotli: number };
const FAST: Effort = { gzip: 2, brotli: 3 };
const WELL: Effort = { gzip: 7, brotli: 6 };

type Unpacked = { readonly headers: PageHeaders; readonly bodies: { readonly identity: Buffer } };

async function pack(
	{ headers, bodies: { identity } }: Unpacked,
	wanted: readonly Encoding[],
	effort: Effort,
): Promise<StoredPage["bodies"]> {
	if (PACKED.test(String(headers["content-type"] ?? ""))) return { identity, gzip: identity, br: identity };
	const params = { [zlib.BROTLI_PARAM_QUALITY]: effort.brotli, [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length };
	const [gzipped, br] = await Promise.all([
		wanted.includes("gzip") ? compressGzip(identity, { level: effort.gzip }) : identity,
		wanted.includes("br") ? compressBrotli(identity, { params }) : identity,
	]);
	return { identity, gzip: gzipped, br };
}
