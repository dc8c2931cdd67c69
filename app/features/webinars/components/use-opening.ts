import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** The longest delay that a timer accepts (2³¹ − 1 ms). */
const LONGEST_TIMER_MS = 2_147_483_647;

/** The delay between two requests of a browser whose clock is ahead of the server's. */
const AGAIN_MS = 15_000;

/** Asks the server for the way in once it opens, and again until it has opened by the clock of the server. */
export function useOpening(opensAt: Date): void {
	const { revalidate } = useRevalidator();
	const moment = opensAt.getTime();
	useEffect(() => lookFrom(moment, revalidate), [moment, revalidate]);
}

/**
 * Looks from a moment on, again and again; not while the browser is offline, and not while an earlier look is under way, which a new
 * one would break off.
 * @returns what ends it.
 */
export function lookFrom(moment: number, look: () => Promise<void>): () => void {
	let isGone = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	function lookIn(wait: number): void {
		if (wait > LONGEST_TIMER_MS) return;
		timer = setTimeout(async () => {
			if (navigator.onLine) await look();
			if (!isGone) lookIn(AGAIN_MS);
		}, wait);
	}
	// One second later, since the two clocks may differ by that.
	lookIn(Math.max(moment - Date.now() + 1000, 0));
	return () => {
		isGone = true;
		clearTimeout(timer);
	};
}
