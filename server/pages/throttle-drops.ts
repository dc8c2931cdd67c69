const DROP_PAUSE_MS = 1000;

type ThrottledDrops = {
	/** Forgets everything now. */
	drop(): void;
	/** Forgets everything, at most once a second however often it is asked for. */
	dropSoon(): void;
};

/** @param forgetAll called at most once a second by `dropSoon`, and at once by `drop`. */
export function throttleDrops(forgetAll: () => void): ThrottledDrops {
	let timer: NodeJS.Timeout | undefined;
	// Not of the clock that people set: put back by an hour it would let nothing be dropped for as long.
	let lastDrop = Number.NEGATIVE_INFINITY;

	function drop(): void {
		clearTimeout(timer);
		timer = undefined;
		lastDrop = performance.now();
		forgetAll();
	}

	return {
		drop,
		dropSoon() {
			if (timer) return;
			const wait = Math.max(0, lastDrop + DROP_PAUSE_MS - performance.now());
			timer = setTimeout(drop, wait).unref();
		},
	};
}
