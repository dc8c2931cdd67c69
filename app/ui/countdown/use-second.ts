import { useSyncExternalStore } from "react";
import { createListeners } from "../../shared/create-store.ts";

const seconds = createListeners(watchClock);
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The current second since the epoch, for everything on a page that ticks; undefined on the server and until the page has come to life.
 * Nothing ticks while the page is hidden.
 */
export function useSecond(): number | undefined {
	return useSyncExternalStore(seconds.subscribe, currentSecond, () => undefined);
}

function currentSecond(): number {
	return Math.floor(Date.now() / 1000);
}

function watchClock(): () => void {
	document.addEventListener("visibilitychange", wakeOrSleep);
	wakeOrSleep();
	return () => {
		document.removeEventListener("visibilitychange", wakeOrSleep);
		clearTimeout(timer);
	};
}

function wakeOrSleep(): void {
	clearTimeout(timer);
	if (document.visibilityState === "visible") tick();
}

function tick(): void {
	seconds.tell();
	timer = setTimeout(tick, 1000 - (Date.now() % 1000));
}
