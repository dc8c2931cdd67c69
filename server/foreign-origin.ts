/**
 * Whether a form was sent by a page of another site. The router asks the same of its pages, but not of the routes without a page.
 * What names no origin at all (programs, banks) is held against nobody.
 */
export function isForeignOrigin(origin: string | undefined, requestUrl: URL, publicUrl: string): boolean {
	if (origin === undefined) return false;
	const from = URL.parse(origin);
	if (!from) return true;
	// Behind TLS the origin says https where the request came over http, so there the host alone is compared.
	return from.origin !== requestUrl.origin && from.host !== new URL(publicUrl).host;
}
