import { promisify } from "node:util";
import { brotliDecompress, gunzip, zstdDecompress } from "node:zlib";
import { PACKINGS, type Packing, type StoredPage } from "./stored-page.ts";

/** A page in its smallest body alone: an eighth of the memory of all of them. */
export type PackedPage = Omit<StoredPage, "bodies"> & {
	readonly packing: Packing | "identity";
	readonly body: Buffer;
};

const UNPACK = { zstd: promisify(zstdDecompress), br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** A page with the smallest of its bodies alone. */
export function packPage({ bodies, ...page }: StoredPage): PackedPage {
	let smallest: Pick<PackedPage, "packing" | "body"> = { packing: "identity", body: bodies.identity };
	for (const packing of PACKINGS) {
		const body = bodies[packing];
		if (body && body.length < smallest.body.length) smallest = { packing, body };
	}
	return { ...page, ...smallest };
}

/** The page for every client again: in the packing that it was kept in, and unpacked. */
export async function unpackPage({ packing, body, ...page }: PackedPage): Promise<StoredPage> {
	if (packing === "identity") return { ...page, bodies: { identity: body } };
	return { ...page, bodies: { identity: await UNPACK[packing](body), [packing]: body } };
}
