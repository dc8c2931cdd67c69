import { useLocation, useMatches } from "react-router";
import { keptSearch } from "./kept-search.ts";

/** What a door tells of its page (`DoorHandle`); error screens tell nothing. */
type Told = { readonly cache?: { readonly params: readonly string[] }; readonly local?: readonly string[] };
/** What the answer to a form says instead of the query that the form was posted to. */
type Answer = { readonly chosen?: { readonly from: string; readonly to: string } | undefined };

/** Path and query of the page at hand, without what its door does not read: the same on the server and in the browser. */
export function usePageAddress({
	isForOthers = false,
}: {
	/** In another language. */ isForOthers?: boolean;
} = {}): string {
	const { pathname, search } = useLocation();
	const page = useMatches().at(-1);
	const { cache, local = [] } = (page?.handle ?? {}) as Told;
	const { chosen } = (page?.loaderData ?? {}) as Answer;
	const params = isForOthers ? cache?.params.filter((name) => !local.includes(name)) : cache?.params;
	return pathname + keptSearch(chosen?.from === search ? chosen.to : search, params);
}
