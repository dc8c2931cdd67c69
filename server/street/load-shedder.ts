/**
 * How many requests may be in progress. More readers than this would wait longer than anybody does; forms get more room, as each is
 * somebody's request. Files and cached pages are not counted.
 */
const MOST = { read: 300, form: 1500 } as const;

export type LoadShedder = {
	/** Takes a place and returns a function that frees it; undefined when all are taken. */
	admit(kind: keyof typeof MOST): (() => void) | undefined;
	readonly inside: number;
};

/** Counts requests whose answer must be made: when there are too many, the next one is told to come again instead of waiting. */
export function createLoadShedder(most: Readonly<Record<keyof typeof MOST, number>> = MOST): LoadShedder {
	const inside = { read: 0, form: 0 };
	return {
		admit(kind) {
			if (inside[kind] >= most[kind]) return undefined;
			inside[kind]++;
			let isInside = true;
			return () => {
				if (isInside) inside[kind]--;
				isInside = false;
			};
		},
		get inside() {
			return inside.read + inside.form;
		},
	};
}
