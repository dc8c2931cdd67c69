import type { TermBounds } from "./instalment-terms.ts";

/** Spans of time that people count in, in months. */
const STEPS = [1, 2, 3, 6, 12, 24, 36];
const MOST_BETWEEN = 3;

/** The bounds of a term, and between them the months that a person would name: 3, 12, 24, 36. */
export function termMarks({ min, max }: TermBounds): number[] {
	for (const step of STEPS) {
		const between = multiples(step, { min, max });
		if (between.length <= MOST_BETWEEN) return [min, ...between, max];
	}
	return [min, max];
}

/** None so near to a bound that their figures would touch. */
function multiples(step: number, { min, max }: TermBounds): number[] {
	const all = Array.from({ length: Math.floor(max / step) }, (_, index) => (index + 1) * step);
	return all.filter((month) => month - min >= step / 2 && max - month >= step / 2);
}
