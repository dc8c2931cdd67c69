import { findSecretPrefix } from "../shared/secret-paths.ts";
import { localeFromPath, localizePath, pathWithoutLocale } from "./locales.ts";

/**
 * A path as the log may keep it: in small letters, with its language, and without what is the key to a page.
 * @param pathname may have the base path at its beginning; what lies outside of it is taken as it is.
 */
export function openPath(pathname: string, basePath: string): string {
	const below = pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;
	const path = below.toLowerCase();
	const page = pathWithoutLocale(path);
	const secret = findSecretPrefix(page);
	return secret && page.length > secret.length ? localizePath(`${secret}/…`, localeFromPath(path)) : path;
}
