const ROUTER_SUFFIX = ".data";
const PAYLOAD_FILE = "_payload.json";

/** A request for the data of a page: the page and the address to fetch. */
export type PayloadRead = {
	/** The path of the page with its query. */
	readonly page: string;
	readonly address: string;
};

/** Whether the router asks at an address of its own: for data of a page, or for the answer to a form. */
export function isRouterAddress({ pathname }: Pick<URL, "pathname">): boolean {
	return pathname.endsWith(ROUTER_SUFFIX);
}

/**
 * The router reads `/blog.data?_routes=…`; the site answers at `/blog/_payload.json`. `_routes` is left out: the whole answer contains what
 * was asked for, and each page has one address for its data, shared by caches and prefetching.
 * @returns undefined when the address is not such a read.
 */
export function readPayloadAddress(url: Pick<URL, "pathname" | "search">): PayloadRead | undefined {
	const { pathname, search } = url;
	if (!isRouterAddress(url)) return undefined;
	const bare = pathname.slice(0, -ROUTER_SUFFIX.length).replace(/\/_?$/, "") || "/";
	const query = withoutRoutes(search);
	return { page: bare + query, address: payloadAddress(bare) + query };
}

/** The address of the data of the page at a path. */
export function payloadAddress(path: string): string {
	return `${path === "/" ? "" : path}/${PAYLOAD_FILE}`;
}

function withoutRoutes(search: string): string {
	const query = new URLSearchParams(search);
	if (!query.has("_routes")) return search;
	query.delete("_routes");
	const rest = query.toString();
	return rest && `?${rest}`;
}
