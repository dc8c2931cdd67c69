/**
 * Repeats `doSome` until it finds fewer than `size`.
 * @param doSome does at most `size` and returns how many it did.
 * @returns how many there were in all.
 */
export async function inBatches(size: number, doSome: () => Promise<number>): Promise<number> {
	let done = 0;
	for (;;) {
		const count = await doSome();
		done += count;
		if (count < size) return done;
	}
}
