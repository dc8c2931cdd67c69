import { useLocation, useMatches } from "react-router";
import { keptSearch } from "./kept-search.ts";

/** What a door tells of its page (`DoorHandle`); error screens tell nothing. */
type Told = { readonly cache?: { readonly params: readonly string[] }; readonly local?: readonly string[] };

/** Path and query of the page at hand, without what its door does not read: the same on the server and in the browser. */
export function usePageAddress({
	isForOthers = false,
}: {
	/** In another language. */ isForOthers?: boolean;
} = {}): string {
	const { pathname, search } = useLocation();
	const { cache, local = [] } = (useMatches().at(-1)?.handle ?? {}) as Told;
	const params = isForOthers ? cache?.params.filter((name) => !local.includes(name)) : cache?.params;
	return pathname + keptSearch(search, params);
}
