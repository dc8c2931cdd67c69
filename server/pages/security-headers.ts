import { createHash } from "node:crypto";
import type { OwnCode } from "./take-marked-scripts.ts";

export type PolicyOptions = {
	/** Hosts besides our own whose scripts may run: the configured visit tracker. */
	readonly scriptHosts: readonly string[];
	/** Origins a form may end up at: the payment pages of the configured banks. */
	readonly formOrigins: readonly string[];
	/** Origins of the site: the office may be open under any of them. */
	readonly siteOrigins: readonly string[];
	/** True when visitors come over TLS. */
	readonly secure: boolean;
	/** While somebody edits, Vite puts styles and scripts into the page: no policy then. */
	readonly isEditing: boolean;
	/** True where the office may show this page in a frame: previews of drafts. */
	readonly isFramed?: boolean;
};

/** `'sha256-…'`, by which a policy names a script or a style sheet that stands in a page. */
function hashOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`;
}

/**
 * The security headers of an answer, and of the code that stands in it. Scripts run from our own files, and those that are named here: no
 * other one that may have got into the page.
 */
export function securityHeaders(code: OwnCode | undefined, options: PolicyOptions): Record<string, string> {
	const scripts = ["'self'", ...(code?.scripts ?? []).map(hashOf), ...options.scriptHosts];
	const policy = [
		"default-src 'self'",
		`script-src ${scripts.join(" ")}`,
		`style-src ${["'self'", ...(code?.styles ?? []).map(hashOf)].join(" ")}`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self'",
		`connect-src 'self'${options.scriptHosts.map((host) => ` ${host}`).join("")}`,
		`form-action 'self'${options.formOrigins.map((origin) => ` ${origin}`).join("")}`,
		`frame-ancestors ${options.isFramed ? ["'self'", ...options.siteOrigins].join(" ") : "'none'"}`,
		"frame-src 'none'",
		"object-src 'none'",
		"base-uri 'none'",
		`report-uri ${import.meta.env.BASE_URL}csp-report`,
		...(options.secure ? ["upgrade-insecure-requests"] : []),
	].join("; ");
	return {
		...COMMON_HEADERS,
		...(options.secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
		...(options.isEditing ? {} : { "content-security-policy": policy }),
	};
}

/** For every answer, files included. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "same-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
};
