import { useLocation, useMatches } from "react-router";
import { keptSearch } from "./kept-search.ts";

/** What a door tells of its page (`DoorHandle`); error screens tell nothing. */
type Told = { readonly cache?: { readonly params: readonly string[] } };

/** Path and query of the page at hand, without what its door does not read: the same on the server and in the browser. */
export function usePageAddress(): string {
	const { pathname, search } = useLocation();
	const handle = useMatches().at(-1)?.handle as Told | undefined;
	return pathname + keptSearch(search, handle?.cache?.params);
}
