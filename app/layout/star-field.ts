/** One star of the not-found screen. Lengths in CSS pixels, places in per cent of the screen. */
export type Star = {
	readonly top: number;
	/** Where it stands when nothing moves. */
	readonly left: number;
	readonly height: number;
	/** Length of its trail. */
	readonly length: number;
	readonly opacity: number;
	/** Time to cross the screen; near stars are brighter and faster. */
	readonly seconds: number;
};

/** The slowest crossing; with one star every 100 ms no more than 90 are in flight. */
export const LONGEST_FLIGHT_S = 9;

/** `random` gives numbers from 0 to 1. */
export function makeStar(random: () => number): Star {
	const nearness = random();
	return {
		top: round(random() * 100),
		left: round(random() * 100),
		height: round(1 + nearness * 2.2),
		length: Math.round(6 + nearness * nearness * 90),
		opacity: round(0.35 + nearness * 0.6),
		seconds: round(LONGEST_FLIGHT_S - nearness * 6.5),
	};
}

/** Always the same stars: the server and the browser must draw one sky. */
export function stillStars(count: number): Star[] {
	const random = seededRandom(404);
	return Array.from({ length: count }, () => makeStar(random));
}

/** The custom properties that `lost.css` reads. */
export function starStyle({ top, left, height, length, opacity, seconds }: Star): Record<`--${string}`, string> {
	return {
		"--y": `${top}%`,
		"--x": `${left}%`,
		"--h": `${height}px`,
		"--w": `${length}px`,
		"--o": String(opacity),
		"--t": `${seconds}s`,
	};
}

/** Mulberry32: small, even enough for a sky. */
function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
