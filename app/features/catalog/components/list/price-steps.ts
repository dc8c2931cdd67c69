/** Round numbers people think of prices in: 1, 2 and 5 of every power of ten. */
const ROUND = [1, 2, 5];
const MOST_STEPS = 7;

/**
 * Upper bounds worth choosing from for a set of prices (whole units): round numbers, each of which lets through at least one
 * price and holds back at least one. `chosen` is always among them, so that an address with a bound of its own shows it.
 */
export function priceSteps(prices: readonly number[], chosen?: number): number[] {
	const lowest = Math.min(...prices);
	const highest = Math.max(...prices);
	const steps = prices.length > 0 && highest > lowest ? roundSteps(lowest, highest) : [];
	if (chosen !== undefined && !steps.includes(chosen)) steps.push(chosen);
	return steps.sort((left, right) => left - right);
}

function roundSteps(lowest: number, highest: number): number[] {
	for (let power = 1; ; power *= 10) {
		for (const round of ROUND) {
			const width = round * power;
			const first = Math.ceil(lowest / width);
			const last = Math.ceil(highest / width) - 1;
			if (last - first < MOST_STEPS) {
				return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * width);
			}
		}
	}
}
