import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { packFor, packWell } from "./pack-page.ts";
import { PACKINGS, type StoredPage } from "./stored-page.ts";

test("what a page is packed into takes the memory that it is weighed by", async () => {
	// Three bits in each letter: it becomes a good third of what it is.
	const identity = Buffer.from(randomBytes(200_000).map((byte) => 97 + (byte % 8)));
	const page: StoredPage = { status: 200, headers: {}, bodies: { identity }, expiresAt: 0, etag: '"1"' };
	const packed = await Promise.all([...PACKINGS.map((packing) => packFor(page, packing)), packWell(page)]);
	const bodies = packed.flatMap((kept) => PACKINGS.flatMap((packing) => kept.bodies[packing] ?? []));
	expect(bodies).toHaveLength(5);
	for (const body of bodies) expect(body.buffer.byteLength).toBe(body.length);
});
