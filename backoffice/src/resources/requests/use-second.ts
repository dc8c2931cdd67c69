import { useSyncExternalStore } from "react";

let second = 0;
let timer: number | undefined;
const listeners = new Set<() => void>();

function follow(listener: () => void): () => void {
	listeners.add(listener);
	timer ??= window.setInterval(() => {
		second++;
		for (const each of listeners) each();
	}, 1000);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		window.clearInterval(timer);
		timer = undefined;
	};
}

/** Draws whoever uses it anew every second; one timer for all. */
export function useSecond(): number {
	return useSyncExternalStore(follow, () => second);
}
