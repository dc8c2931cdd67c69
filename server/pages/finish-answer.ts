import { isSecretAddress } from "../../app/i18n/is-secret-address.ts";
import { putInStyles, putOffScript, type ReadAsset, wakeAtOnce } from "./finish-html.ts";
import { type PolicyOptions, securityHeaders } from "./security-headers.ts";
import type { RenderedPage } from "./stored-page.ts";
import { type OwnCode, takeMarkedScripts } from "./take-marked-scripts.ts";

type FinishParts = {
	readonly policy: PolicyOptions;
	readonly readAsset: ReadAsset;
	readonly basePath: string;
};

type Made = {
	readonly response: Response;
	readonly body: Buffer;
	/** The nonce of our own scripts in the body. */
	readonly mark: string;
};

type Outgoing = {
	/** Of the page, with its base path and its query. */
	readonly address: string;
	/** Headers that stand above those of the router. */
	readonly extra: Readonly<Record<string, string>>;
	readonly isFramed?: boolean;
};

type FinishedPage = Omit<RenderedPage, "expiresAt">;

/**
 * The final answer: a page with its styles, its script deferred, and the policy for its contents. Pages are handled as text with one
 * character per byte.
 */
export function createFinish({ policy, readAsset, basePath }: FinishParts) {
	return function finish({ response, body, mark }: Made, { address, extra, isFramed = false }: Outgoing): FinishedPage {
		const headers: Record<string, string> = {};
		response.headers.forEach((value, name) => {
			if (name !== "set-cookie") headers[name] = value;
		});
		if (headers.location) headers.location = onceBelow(headers.location, basePath);
		const isHtml = headers["content-type"]?.startsWith("text/html");
		const page = isHtml ? finishHtml(body.toString("latin1"), { status: response.status, mark }) : undefined;
		// A picture is made to be shown by others: messengers and networks that link to the page.
		const isPicture = headers["content-type"]?.startsWith("image/");
		return {
			status: response.status,
			headers: {
				...headers,
				...securityHeaders(page?.code, { ...policy, isFramed }),
				...(isSecretAddress(address.slice(basePath.length - 1)) && SECRET_HEADERS),
				...(isPicture && { "cross-origin-resource-policy": "cross-origin" }),
				...extra,
			},
			body: page ? Buffer.from(page.html, "latin1") : body,
		};
	};

	function finishHtml(
		made: string,
		{ status, mark }: { status: number; mark: string },
	): { html: string; code: OwnCode } {
		const { html, scripts } = takeMarkedScripts(made, mark);
		if (policy.isEditing) return { html, code: { scripts, styles: [] } };
		// Screens of trouble come to life at once: there is little to read and something to do.
		const waiting = putOffScript(status === 200 ? html : wakeAtOnce(html));
		const { html: styled, styles } = putInStyles(waiting, readAsset);
		return { html: styled, code: { scripts, styles } };
	}
}

/**
 * The next page, and any script on it, learns only the site's origin. Without any referrer browsers would hide where forms come from, and
 * those would be refused.
 */
const SECRET_HEADERS = { "referrer-policy": "origin" };

/** Doors name whole addresses, base path included, as links do; the router puts the base path before them once more. */
export function onceBelow(location: string, basePath: string): string {
	const base = basePath.slice(0, -1);
	return base && location.startsWith(`${base}${base}/`) ? location.slice(base.length) : location;
}
