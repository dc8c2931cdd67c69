import { useSyncExternalStore } from "react";

const isInBrowser = typeof document !== "undefined";
const never = () => () => undefined;

/**
 * True while the browser takes over what the server has drawn, in this draw alone: by then the visitor may have typed there or gone on.
 * False on the server, and in what the browser draws itself.
 */
export function useTakenOver(): boolean {
	return useSyncExternalStore(
		never,
		() => false,
		() => isInBrowser,
	);
}
