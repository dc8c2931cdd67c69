import { findSecretPrefix, PREVIEW_PARAM } from "../shared/secret-paths.ts";
import { pathWithoutLocale } from "./locales.ts";

/**
 * Whether an address is the key to its page: by its path, or as the link to a draft. No tracker sees it and nothing quotes it.
 * @param address path and query without the base path, with or without the language.
 */
export function isSecretAddress(address: string): boolean {
	const [path = "", query] = address.split("?");
	return (
		findSecretPrefix(pathWithoutLocale(path.toLowerCase())) !== undefined ||
		new URLSearchParams(query).has(PREVIEW_PARAM)
	);
}
