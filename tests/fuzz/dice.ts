import { seededRandom } from "../fixtures/seeded-random.ts";

export type Dice = {
	/** A whole number from zero up to, not including, the bound. */
	below(bound: number): number;
	/** True once in `times`. */
	once(times: number): boolean;
	pick<Value>(values: readonly Value[]): Value;
};

/** Throws the same numbers every time for a seed. */
export function createDice(seed: number): Dice {
	const below = seededRandom(seed);
	return {
		below,
		once: (times) => below(times) === 0,
		pick: (values) => {
			const value = values[below(values.length)];
			if (value === undefined) throw new Error("Nothing to pick from");
			return value;
		},
	};
}
