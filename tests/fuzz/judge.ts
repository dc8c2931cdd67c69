import { MARKUP } from "./junk.ts";
import type { Answer, Case } from "./send.ts";

/** What must never be seen by a visitor. */
const INNARDS = [
	/\bat (?:async )?[\w.<>[\] ]+ \((?:file:|node:|\/)[^)]*:\d+:\d+\)/,
	/node_modules\//,
	/\b(?:TypeError|ReferenceError|RangeError|SyntaxError|ZodError|URIError): /,
	/syntax error at or near|violates \w+ constraint|invalid input syntax|invalid byte sequence|relation "\w+" does not/,
	/\bselect .+ from "\w+"/i,
];

/** What is wrong with an answer; undefined when nothing is. */
export function judge({ method }: Case, { status, headers, text }: Answer): string | undefined {
	if (status === 0) return "the connection was closed without an answer";
	if (status >= 500) return `status ${status}`;
	if (status === 429) return "a limit that was lifted";
	const innards = INNARDS.find((pattern) => pattern.test(text));
	if (innards) return `the program's innards: ${innards.exec(text)?.[0].slice(0, 200)}`;
	if (String(headers["content-type"]).startsWith("text/html") && text.includes(MARKUP)) return "markup of a visitor";
	if (/[\r\n]/.test(String(headers.location ?? ""))) return "a broken line in a header";
	const location = typeof headers.location === "string" ? URL.parse(headers.location, "http://here") : null;
	if (location?.host === "evil.example") return "a way to another site";
	if (method === "HEAD" && text) return "a body for HEAD";
	return undefined;
}
