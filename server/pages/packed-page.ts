import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { Encoding, StoredPage } from "./stored-page.ts";

/** A page in one of its bodies: an eighth of the memory of all three. */
export type PackedPage = Omit<StoredPage, "bodies"> & { readonly encoding: Encoding; readonly body: Buffer };

const UNPACK = { gzip: promisify(gunzip), br: promisify(brotliDecompress) };
const ENCODINGS = ["identity", "br", "gzip"] as const;

/** Keeps the smallest body. */
export function packPage({ bodies, ...page }: StoredPage): PackedPage {
	const encoding = ENCODINGS.reduce((best, other) => (bodies[other].length < bodies[best].length ? other : best));
	return { ...page, encoding, body: bodies[encoding] };
}

/** The page for every client: who does not take its packing gets it as it is. */
export async function unpackPage({ encoding, body, ...page }: PackedPage): Promise<StoredPage> {
	const identity = encoding === "identity" ? body : await UNPACK[encoding](body);
	return { ...page, bodies: { identity, gzip: identity, br: identity, [encoding]: body } };
}
