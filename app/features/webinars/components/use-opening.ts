import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** The longest wait a timer takes (2³¹ − 1 ms). */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Asks the server for the way in once it opens. */
export function useOpening(opensAt: Date): void {
	const { revalidate } = useRevalidator();
	const moment = opensAt.getTime();
	useEffect(() => {
		// A second later: the clocks of the two may differ by that.
		const wait = moment - Date.now() + 1000;
		if (wait > LONGEST_TIMER_MS) return;
		const timer = setTimeout(() => void revalidate(), Math.max(wait, 0));
		return () => clearTimeout(timer);
	}, [moment, revalidate]);
}
