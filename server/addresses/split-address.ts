/** The path and the query of an address, without the question mark between them; a later one belongs to the query. */
export function splitAddress(address: string): { readonly path: string; readonly query: string } {
	const mark = address.indexOf("?");
	if (mark < 0) return { path: address, query: "" };
	return { path: address.slice(0, mark), query: address.slice(mark + 1) };
}

/** Adds parameters to an address after its own. */
export function addQuery(address: string, more: string): string {
	if (!more) return address;
	const [front = "", ...hash] = address.split("#");
	const { path, query } = splitAddress(front);
	return [withQuery(path, query ? `${query}&${more}` : more), ...hash].join("#");
}

/** The opposite: joins a path and a query into one address. */
export function withQuery(path: string, query: string): string {
	return query ? `${path}?${query}` : path;
}

/** The address below the base path, from which its language can be told. */
export function pathBelow(address: string, basePath: string): string {
	return address.startsWith(basePath) ? address.slice(basePath.length - 1) : address;
}

/** Nothing can have such an address, whoever asks for it and how. */
export function leadsNowhere(address: URL): boolean {
	return hasNul(address.href) || hasBadEscape(address.pathname);
}

/** PostgreSQL refuses NUL in any text, so nothing has such an address. */
export function hasNul(address: string): boolean {
	return address.includes("%00");
}

/**
 * Whether the escapes of a path are no valid text: `%zz`, or half of a letter. Nothing has such an address, and the router would write it
 * to the console, with whatever key it contains.
 */
export function hasBadEscape(path: string): boolean {
	return decode(path) === undefined;
}

/** The bundler removes a decoding whose result is not used. */
function decode(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}
