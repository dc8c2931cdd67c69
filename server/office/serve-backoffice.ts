import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COMMON_HEADERS } from "../pages/security-headers.ts";

/** What the built page has in the place of the nonce, and of the zone of the school. */
const NONCE_PLACE = "__CSP_NONCE__";
const ZONE_PLACE = "__SCHOOL_ZONE__";

type PageParts = {
	/** The site is reached over TLS. */
	readonly secure: boolean;
	/** Where previews may stand that are shown beside a text: a language may have a host of its own. */
	readonly siteOrigins: readonly string[];
	/** The IANA zone of the school's hours; all screens print moments by it. */
	readonly readZone: () => Promise<string>;
};

/**
 * The page of the screens, with a nonce of its own for the styles that they make; undefined where they are not built. It comes without
 * the database too, and says by itself what it cannot ask.
 */
export function createBackofficePage(
	folder: string | undefined,
	{ secure, siteOrigins, readZone }: PageParts,
): () => Promise<Response | undefined> {
	const html = folder && readPage(join(folder, "index.html"));
	return async () => {
		if (!html) return undefined;
		const nonce = randomBytes(16).toString("base64");
		const zone = await readZone().catch(() => "");
		return new Response(html.replaceAll(NONCE_PLACE, nonce).replace(ZONE_PLACE, zone), {
			headers: {
				...COMMON_HEADERS,
				"content-type": "text/html; charset=utf-8",
				"cache-control": "no-store",
				"x-robots-tag": "noindex",
				"content-security-policy": policy(nonce, siteOrigins),
				...(secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
			},
		});
	};
}

function policy(nonce: string, siteOrigins: readonly string[]): string {
	return [
		"default-src 'none'",
		"script-src 'self'",
		`style-src 'self' 'nonce-${nonce}'`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"connect-src 'self'",
		["frame-src 'self'", ...siteOrigins].join(" "),
		"frame-ancestors 'none'",
		"form-action 'self'",
		"base-uri 'none'",
	].join("; ");
}

function readPage(file: string): string | undefined {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return undefined;
	}
}
