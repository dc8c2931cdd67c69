import { createHash } from "node:crypto";
import { packFor } from "./pack-page.ts";
import type { Packing, RenderedPage, StoredPage } from "./stored-page.ts";

/** Packs a rendered page for the one who waits for it, where he takes any packing, and gives it its ETag. */
export async function storePage(page: RenderedPage, wanted: Packing | undefined): Promise<StoredPage> {
	const { status, headers, body, expiresAt } = page;
	const plain = { status, headers, bodies: { identity: body }, expiresAt: expiresAt?.getTime() ?? 0 };
	// Packed beside the main thread, while that one sums the page up.
	const packed = wanted ? packFor(plain, wanted) : plain;
	const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
	return { ...(await packed), etag };
}
