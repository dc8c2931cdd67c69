import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** The longest wait a timer takes (2³¹ − 1 ms). */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Between two questions of a browser whose clock is ahead of the school's. */
const AGAIN_MS = 15_000;

/** Asks the server for the way in once it opens, and again until it has opened by the clock of the server. */
export function useOpening(opensAt: Date): void {
	const { revalidate } = useRevalidator();
	const moment = opensAt.getTime();
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		function askIn(wait: number): void {
			if (wait > LONGEST_TIMER_MS) return;
			timer = setTimeout(() => {
				void revalidate();
				askIn(AGAIN_MS);
			}, wait);
		}
		// A second later: the clocks of the two may differ by that.
		askIn(Math.max(moment - Date.now() + 1000, 0));
		return () => clearTimeout(timer);
	}, [moment, revalidate]);
}
