import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The second at hand since the epoch, for everything on a page that ticks; undefined on the server and until the page has come to life.
 * Nothing ticks while the page is hidden.
 */
export function useSecond(): number | undefined {
	return useSyncExternalStore(subscribe, currentSecond, () => undefined);
}

function currentSecond(): number {
	return Math.floor(Date.now() / 1000);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	if (listeners.size === 1) {
		document.addEventListener("visibilitychange", wakeOrSleep);
		wakeOrSleep();
	}
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		document.removeEventListener("visibilitychange", wakeOrSleep);
		clearTimeout(timer);
	};
}

function wakeOrSleep(): void {
	clearTimeout(timer);
	if (document.visibilityState === "visible") tick();
}

function tick(): void {
	for (const listener of listeners) listener();
	timer = setTimeout(tick, 1000 - (Date.now() % 1000));
}
