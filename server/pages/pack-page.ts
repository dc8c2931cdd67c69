import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib, zstdCompress } from "node:zlib";
import type { Packing, StoredPage } from "./stored-page.ts";

const compressZstd = promisify(zstdCompress);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Room for what comes out, as a rule less than a third: what is larger than the room makes one more way to the thread that packs and back,
 * and with the library's 16 kB that was a third of the time of a page.
 */
const roomFor = (body: Buffer) => Math.max(body.length >> 1, 1024);

/** What came out, without the rest of its room: pages are kept, and weighed by what they are. */
const leaveRoom = (packed: Buffer) => Buffer.from(packed);

const packBrotli = (body: Buffer, quality: number) =>
	compressBrotli(body, {
		chunkSize: roomFor(body),
		params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
	}).then(leaveRoom);
const packGzip = (body: Buffer, level: number) =>
	compressGzip(body, { chunkSize: roomFor(body), level }).then(leaveRoom);

/** While somebody waits. For pages, zstd at this level takes half the time of brotli and gives as few bytes. */
const QUICKLY: Readonly<Record<Packing, (body: Buffer) => Promise<Buffer>>> = {
	zstd: (body) =>
		compressZstd(body, {
			chunkSize: roomFor(body),
			params: { [zlib.ZSTD_c_compressionLevel]: 3 },
			pledgedSrcSize: body.length,
		}).then(leaveRoom),
	br: (body) => packBrotli(body, 3),
	gzip: (body) => packGzip(body, 2),
};

type Packable = Pick<StoredPage, "headers" | "bodies">;

/** Pictures, fonts and PDF have been compressed when they were made. */
const COMPRESSED = /^(?:image\/(?:png|jpeg|webp|avif|x-icon)|font\/|application\/pdf)/;

/** Whether an answer can become smaller at all, by its type. */
export function canBePacked({ headers, bodies }: Packable): boolean {
	return bodies.identity.length > 0 && !COMPRESSED.test(String(headers["content-type"] ?? ""));
}

/** The page with a body in this packing too, for the one who waits. It is the page itself where that can't become smaller. */
export async function packFor<Page extends Packable>(page: Page, packing: Packing): Promise<Page> {
	if (!canBePacked(page)) return page;
	return { ...page, bodies: { ...page.bodies, [packing]: await QUICKLY[packing](page.bodies.identity) } };
}

/** The page in fewer bytes, for whoever comes when nobody waits any more. Whoever takes zstd takes brotli, which is smaller by then. */
export async function packWell(page: StoredPage): Promise<StoredPage> {
	if (!canBePacked(page)) return page;
	const { identity } = page.bodies;
	const [br, gzipped] = await Promise.all([packBrotli(identity, 6), packGzip(identity, 7)]);
	return { ...page, bodies: { identity, br, gzip: gzipped } };
}
