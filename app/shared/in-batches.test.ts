import { expect, test } from "vitest";
import { inBatches } from "./in-batches.ts";

test.each([
	[0, 1],
	[2, 1],
	[3, 2],
	[7, 3],
])("%i are done three at a time in %i goes", async (whole, goes) => {
	let [left, gone] = [whole, 0];
	const done = await inBatches(3, async () => {
		gone++;
		const count = Math.min(left, 3);
		left -= count;
		return count;
	});
	expect([done, left, gone]).toEqual([whole, 0, goes]);
});
