import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeMarkup } from "../../app/shared/escape-markup.ts";
import type { Localized } from "../../app/shared/localized.ts";
import { COMMON_HEADERS } from "../pages/security-headers.ts";

/** What the built page has in the place of the nonce, and of the zone and the names of the school. */
const NONCE_PLACE = "__CSP_NONCE__";
const SCHOOL_PLACES = /__SCHOOL_(ZONE|NAME_RU|NAME_EN)__/g;

type PageParts = {
	/** Whether the site is served over TLS. */
	readonly secure: boolean;
	/** Where previews may stand that are shown beside a text: a language may have a host of its own. */
	readonly siteOrigins: readonly string[];
	readonly readSchool: () => Promise<OfficeSchool>;
};

type OfficeSchool = {
	/** The IANA zone of the school's hours; all screens show times in it. */
	readonly zone: string;
	/** The name of the school on the screens in each language. */
	readonly name: Localized<string>;
};

const UNKNOWN_SCHOOL: OfficeSchool = { zone: "", name: { ru: "", en: "" } };

/**
 * The page of the screens, with a nonce of its own for the styles that they create; undefined where they are not built. It is served
 * without the database too, and reports what it cannot read.
 */
export function createBackofficePage(
	folder: string | undefined,
	{ secure, siteOrigins, readSchool }: PageParts,
): () => Promise<Response | undefined> {
	const html = folder && readPage(join(folder, "index.html"));
	return async () => {
		if (!html) return undefined;
		const nonce = randomBytes(16).toString("base64");
		const school = await readSchool().catch(() => UNKNOWN_SCHOOL);
		return new Response(fillPage(html, school).replaceAll(NONCE_PLACE, nonce), {
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

function fillPage(html: string, { zone, name }: OfficeSchool): string {
	const words: Readonly<Record<string, string>> = { ZONE: zone, NAME_RU: name.ru, NAME_EN: name.en };
	return html.replace(SCHOOL_PLACES, (_place, word: string) => escapeMarkup(words[word] ?? ""));
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
