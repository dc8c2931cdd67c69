import { pathWithoutLocale } from "../i18n/locales.ts";
import { findSecretPrefix } from "../shared/secret-paths.ts";
import { sitePath } from "../shared/site-address.ts";

/**
 * Pages whose address is the key to them: no tracker sees it and nothing quotes it.
 * @param path without the base path, with or without the language.
 */
export function isSecretPath(path: string): boolean {
	return findSecretPrefix(pathWithoutLocale(path.toLowerCase())) !== undefined;
}

/**
 * Whether the page before was one of ours whose address is the key to it: every script of the document can read that address.
 * @param referrer what `document.referrer` says; empty where it says nothing.
 */
export function isSecretReferrer(referrer: string, origin: string): boolean {
	const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
	return before?.origin === origin && isSecretPath(sitePath(before.pathname));
}
