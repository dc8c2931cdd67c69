import { useSyncExternalStore } from "react";

const isInBrowser = typeof document !== "undefined";
const never = () => () => undefined;

/**
 * True only in the render in which the browser takes over what the server has drawn: the visitor may have typed there, or moved on, before
 * it. False on the server, and in what the browser draws itself.
 */
export function useTakenOver(): boolean {
	return useSyncExternalStore(
		never,
		() => false,
		() => isInBrowser,
	);
}
