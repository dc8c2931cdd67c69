import type { DataRouter } from "react-router";
import { isRedirect } from "../shared/framework-internals.ts";

/** Where a navigation under way leads; undefined when nothing moves, or when a form is being sent there. */
export function findTarget(
	router: DataRouter | undefined,
): { readonly path: string; readonly href: string } | undefined {
	const navigation = router?.state.navigation;
	if (!router || navigation?.state !== "loading") return undefined;
	const { location, formMethod } = navigation;
	const isAfterForm = formMethod !== undefined && formMethod !== "GET";
	if (isAfterForm && !isRedirect(location)) return undefined;
	return { path: location.pathname + location.search, href: location.pathname + location.search + location.hash };
}

/** Whether a navigation, a form or what a dialog asked for is still waiting for its answer. */
export function isUnderway(router: Pick<DataRouter, "state"> | undefined): boolean {
	if (!router) return false;
	const { navigation, fetchers } = router.state;
	return [navigation, ...fetchers.values()].some(({ state }) => state !== "idle");
}
