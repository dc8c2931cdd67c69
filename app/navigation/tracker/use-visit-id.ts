import { useSyncExternalStore } from "react";
import { visitIds } from "./visit-id.ts";

/** The visit identifier for a form that renders its own hidden `roistat`; empty until there is one, and always on the server. */
export function useVisitId(): string {
	return useSyncExternalStore(
		visitIds.subscribe,
		() => visitIds.current ?? "",
		() => "",
	);
}
