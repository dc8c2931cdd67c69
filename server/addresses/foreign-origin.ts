import type { Environment } from "../../app/platform/environment.server.ts";

/**
 * Whether a form was sent by a page of another site. The router checks this for its pages, but not for routes without a page. A request
 * that names no origin at all (programs, banks) is not held against its sender.
 */
export function isForeignOrigin(origin: string | undefined, requestUrl: URL, hosts: readonly string[]): boolean {
	if (origin === undefined) return false;
	const from = URL.parse(origin);
	if (!from) return true;
	// Behind TLS the origin says https where the request came over http, so there the host alone is compared.
	return from.origin !== requestUrl.origin && !hosts.includes(from.host);
}

/** Every host that the site is known by: its pages may send forms to each other. */
export function ownHosts({ publicUrl, LOCALE_DOMAINS }: Pick<Environment, "publicUrl" | "LOCALE_DOMAINS">): string[] {
	return [...new Set([new URL(publicUrl).host, ...Object.values(LOCALE_DOMAINS)])];
}
