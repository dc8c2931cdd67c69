import type { DoorFinder } from "./door-finder.ts";
import { PAYLOAD_SUFFIX } from "./payload-suffix.ts";
import { plainPath } from "./plain-path.ts";
import { hasNul, splitAddress, withQuery } from "./split-address.ts";

/** A cacheable page by its address: the same key whatever foreign parameters (utm, click ids) the address carries. */
export type PageKey = {
	readonly key: string;
	/** The address to render: the path with the declared parameters only, sorted. */
	readonly path: string;
	/** All other parameters (utm, click ids): a page that redirects hands them on, because campaigns are counted where it leads to. */
	readonly foreign: string;
	/** True when the page's data is requested rather than the page. */
	readonly isPayload: boolean;
};

const MAX_REMEMBERED = 5000;
const MAX_URL_LENGTH = 2000;

/** Finds the key of an address, or undefined when the address is not a cacheable page. Remembers answers. */
export function createPageKeys(doors: DoorFinder): (url: string) => PageKey | undefined {
	const remembered = new Map<string, PageKey | undefined>();
	return (url) => {
		if (url.length > MAX_URL_LENGTH) return undefined;
		if (remembered.has(url)) return remembered.get(url);
		const key = findKey(url, doors);
		if (remembered.size >= MAX_REMEMBERED) remembered.clear();
		remembered.set(url, key);
		return key;
	};
}

function findKey(url: string, doors: DoorFinder): PageKey | undefined {
	const { path: rawPath, query } = splitAddress(url);
	// An address in any other spelling redirects to the plain one.
	if (plainPath(rawPath, doors.basePath) !== rawPath) return undefined;
	const isPayload = rawPath.endsWith(`/${PAYLOAD_SUFFIX}`);
	const pathname = isPayload ? rawPath.slice(0, -PAYLOAD_SUFFIX.length - 1) || "/" : rawPath;
	const params = doors.find(pathname)?.handle.cache?.params;
	if (!params) return undefined;
	const search = declaredSearch(new URLSearchParams(query), isPayload ? [...params, "_routes"] : params);
	const path = withQuery(pathname, search);
	if (hasNul(path)) return undefined;
	const foreign = isPayload ? "" : foreignSearch(new URLSearchParams(query), params);
	return { key: isPayload ? `payload ${path}` : path, path, foreign, isPayload };
}

function foreignSearch(query: URLSearchParams, params: readonly string[]): string {
	return new URLSearchParams([...query].filter(([name]) => !params.includes(name))).toString();
}

function declaredSearch(query: URLSearchParams, params: readonly string[]): string {
	const kept = new URLSearchParams();
	for (const name of [...params].sort()) {
		for (const value of query.getAll(name)) if (value) kept.append(name, value);
	}
	return kept.toString();
}
