import { useSyncExternalStore } from "react";

/** The IANA zone of the visitor's clock; undefined on the server and until the page is alive, so that stored pages fit everybody. */
export function useVisitorZone(): string | undefined {
	return useSyncExternalStore(
		neverChanges,
		() => Intl.DateTimeFormat().resolvedOptions().timeZone,
		() => undefined,
	);
}

function neverChanges(): () => void {
	return () => {};
}
