import { pathWithoutLocale } from "../i18n/locales.ts";
import { findSecretPrefix } from "../shared/secret-paths.ts";

/**
 * Pages whose address is the key to them: no tracker sees it and nothing quotes it.
 * @param path without the base path, with or without the language.
 */
export function isSecretPath(path: string): boolean {
	return findSecretPrefix(pathWithoutLocale(path.toLowerCase())) !== undefined;
}
