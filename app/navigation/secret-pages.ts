import { pathWithoutLocale } from "../i18n/locales.ts";

/** Pages whose address is the key to them: no tracker sees it and nothing quotes it. */
const SECRET_PATHS = [
	/^\/my(?:\/|$)/,
	/^\/order(?:\/|$)/,
	/^\/request\/sent(?:\/|$)/,
	/^\/quiz_child_podhod\/result(?:\/|$)/,
];

/** @param path without the base path, with or without the language. */
export function isSecretPath(path: string): boolean {
	const bare = pathWithoutLocale(path);
	return SECRET_PATHS.some((pattern) => pattern.test(bare));
}
