import { useSyncExternalStore } from "react";
import { createListeners } from "../../../../app/shared/create-store.ts";

let second = 0;
const seconds = createListeners(() => {
	const timer = setInterval(() => {
		second++;
		seconds.tell();
	}, 1000);
	return () => clearInterval(timer);
});

/** Draws whoever uses it anew every second; one timer for all. */
export function useSecond(): number {
	return useSyncExternalStore(seconds.subscribe, () => second);
}
