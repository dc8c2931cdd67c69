import { LOCALES } from "../shared/localized.ts";
import { PREVIEW_PARAM, SECRET_PREFIXES } from "../shared/secret-paths.ts";
import { DEFAULT_LOCALE } from "./locales.ts";

const LANGUAGES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/**
 * The pattern of a path, with or without the language, that is the key to its page; it expects a slash at the end, in letters of either
 * case. As text, since the first script of a page uses it too.
 */
export const SECRET_PATH = `^(?:/(?:${LANGUAGES.join("|")}))?(?:${SECRET_PREFIXES.join("|")})/`;

const SECRET = new RegExp(SECRET_PATH, "i");

/**
 * Whether an address is the key to its page: by its path, or as a link to a draft. No tracker sees such an address and nothing quotes it.
 * @param address path and query without the base path, with or without the language.
 */
export function isSecretAddress(address: string): boolean {
	const [path = "", query] = address.split("?");
	return SECRET.test(`${path}/`) || new URLSearchParams(query).has(PREVIEW_PARAM);
}
