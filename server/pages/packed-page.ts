import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { Encoding, StoredPage } from "./stored-page.ts";

/** A page in one of its bodies: an eighth of the memory of all three. */
export type PackedPage = Omit<StoredPage, "bodies"> & { readonly encoding: Encoding; readonly body: Buffer };

const UNPACK = { gzip: promisify(gunzip), br: promisify(brotliDecompress) };
const ENCODINGS = ["identity", "br", "gzip"] as const;

/** A page with the smallest of its bodies alone. */
export function packPage({ bodies, ...page }: StoredPage): PackedPage {
	const encoding = ENCODINGS.reduce((best, other) => (bodies[other].length < bodies[best].length ? other : best));
	return { ...page, encoding, body: bodies[encoding] };
}

/** The page for every client again: in the encoding that it was kept in, and unpacked for the others. */
export async function unpackPage({ encoding, body, ...page }: PackedPage): Promise<StoredPage> {
	const identity = encoding === "identity" ? body : await UNPACK[encoding](body);
	return { ...page, bodies: { identity, gzip: identity, br: identity, [encoding]: body } };
}
