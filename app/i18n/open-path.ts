import { findSecretPrefix } from "../shared/secret-paths.ts";
import { localeFromPath, localizePath, pathWithoutLocale } from "./locales.ts";

/**
 * A path in the form in which the log may keep it: in lower case, with its language, and without the part that is the key to a page.
 * @param pathname may begin with the base path; a path outside it is taken as it is.
 */
export function openPath(pathname: string, basePath: string): string {
	const below = pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;
	const path = below.toLowerCase();
	const page = pathWithoutLocale(path);
	const secret = findSecretPrefix(page);
	return secret && page.length > secret.length ? localizePath(`${secret}/…`, localeFromPath(path)) : path;
}
