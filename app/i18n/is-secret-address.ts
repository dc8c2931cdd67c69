import { LOCALES } from "../shared/localized.ts";
import { PREVIEW_PARAM, SECRET_PREFIXES } from "../shared/secret-paths.ts";
import { DEFAULT_LOCALE } from "./locales.ts";

const LANGUAGES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/**
 * The pattern of a path, with the language or without, that is the key to its page: ended by a slash, in letters of any size. A text, as
 * the first script of a page reads it too.
 */
export const SECRET_PATH = `^(?:/(?:${LANGUAGES.join("|")}))?(?:${SECRET_PREFIXES.join("|")})/`;

const SECRET = new RegExp(SECRET_PATH, "i");

/**
 * Whether an address is the key to its page: by its path, or as the link to a draft. No tracker sees it and nothing quotes it.
 * @param address path and query without the base path, with or without the language.
 */
export function isSecretAddress(address: string): boolean {
	const [path = "", query] = address.split("?");
	return SECRET.test(`${path}/`) || new URLSearchParams(query).has(PREVIEW_PARAM);
}
