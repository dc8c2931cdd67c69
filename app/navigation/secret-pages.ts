import { isSecretAddress } from "../i18n/is-secret-address.ts";
import { sitePath } from "../shared/site-address.ts";

/**
 * Whether the page before was one of ours whose address is the key to it: every script of the document can read that address.
 * @param referrer what `document.referrer` says; empty where it says nothing.
 */
export function isSecretReferrer(referrer: string, origin: string): boolean {
	const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
	return before?.origin === origin && isSecretAddress(sitePath(before.pathname) + before.search);
}
