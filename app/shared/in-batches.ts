/**
 * Does some at a time until fewer are found than `size`.
 * @param doSome does no more than `size`, and says how many
 * @returns how many there were
 */
export async function inBatches(size: number, doSome: () => Promise<number>): Promise<number> {
	let done = 0;
	for (;;) {
		const count = await doSome();
		done += count;
		if (count < size) return done;
	}
}
