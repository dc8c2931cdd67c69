import { SVEDEN_SECTIONS } from "../../app/features/pages/sveden-sections.ts";
import { pathWithoutLocale } from "../../app/i18n/locales.ts";
import { findSecretPrefix } from "../../app/shared/secret-paths.ts";
import { PAYLOAD_SUFFIX } from "./payload-suffix.ts";

/** The name of an official subsection, in the address of any language. */
const SECTION = /(?<=^(?:\/[a-z]{2})?\/sveden\/)[^/]+/;
/**
 * Escapes of letters, digits, `-`, `_` and `~`, which need none (RFC 3986, 6.2.2.2); a dot stays escaped, as two of them would lead to the
 * parent folder.
 */
const NEEDLESS_ESCAPE = /%(?:2d|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;
const ESCAPE_OR_CAPITAL = /%[0-9a-f]{2}|[A-Z]/gi;

/**
 * The canonical form of a page's path: one slash between its parts, none at the end, no escapes of plain letters, no capitals except those
 * in tokens and in the legal names of official sub-sections. File names and paths outside the base path stay as they are.
 */
export function plainPath(path: string, basePath: string): string {
	if (path === basePath) return path;
	const single = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
	const base = basePath.slice(0, -1);
	if (!single.startsWith(`${base}/`) || isFile(single)) return single;
	const below = single.slice(base.length).replace(NEEDLESS_ESCAPE, (letter) => decodeURIComponent(letter));
	const lower = below.replace(ESCAPE_OR_CAPITAL, (part) => (part.length > 1 ? part : part.toLowerCase()));
	const bare = pathWithoutLocale(lower);
	const secret = findSecretPrefix(bare);
	if (secret === undefined) return base + spellSection(lower);
	const open = lower.length - bare.length + secret.length;
	return base + lower.slice(0, open) + below.slice(open);
}

/** A path in small letters with the name of an official sub-section as the law spells it. */
function spellSection(path: string): string {
	return path.replace(SECTION, (name) => SVEDEN_SECTIONS.find((section) => section.toLowerCase() === name) ?? name);
}

function isFile(path: string): boolean {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return name.includes(".") && name !== PAYLOAD_SUFFIX;
}
