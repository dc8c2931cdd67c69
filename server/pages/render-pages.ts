import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { openPath } from "../../app/i18n/open-path.ts";
import { type Outage, OutageError } from "../../app/platform/outage.server.ts";
import { createPageLifetime } from "../../app/platform/page-lifetime.server.ts";
import {
	outageContext,
	pageLifetimeContext,
	type School,
	schoolContext,
	type Visitor,
	visitorContext,
} from "../../app/request-context.server.ts";
import { BUILD_ID } from "../../app/shared/build-id.ts";
import type { Database } from "../../database/open-database.server.ts";
import { ownHosts } from "../addresses/foreign-origin.ts";
import type { PageKey } from "../addresses/page-key.ts";
import { PAYLOAD_SUFFIX } from "../addresses/payload-suffix.ts";
import { splitAddress, withQuery } from "../addresses/split-address.ts";
import type { ContentCache } from "./content-cache.ts";
import { putInStyles, putOffScript, type ReadAsset } from "./finish-html.ts";
import type { RenderedPage } from "./page-cache.ts";
import { type PolicyOptions, securityHeaders } from "./security-headers.ts";

const LONGEST_LIFE_MS = 60 * 60 * 1000;
/** A tab of an older build learns from the answer that it is one. */
const PAYLOAD_HEADERS = { "content-type": "application/json; charset=utf-8", "x-build-id": BUILD_ID };
const ANONYMOUS: Visitor = { ip: undefined, agent: undefined, requestId: "cache" };

export type PageRenderer = {
	/** A page as everybody gets it: no cookie, no header of a visitor reaches it. */
	renderShared(key: PageKey): Promise<RenderedPage>;
	/** An answer for one visitor; never kept. */
	renderOwn(request: Request, visitor: Visitor): Promise<RenderedPage>;
	/** A page as it would be with the changes of a transaction that will be rolled back; our own pages may show it in a frame. */
	renderPreview(request: Request, db: Database): Promise<RenderedPage>;
};

type RendererParts = {
	/** What pages for everybody are read from. */
	readonly content: ContentCache;
	readonly policy: PolicyOptions;
	readonly readAsset: ReadAsset;
};

export function createPageRenderer(
	build: ServerBuild | (() => Promise<ServerBuild>),
	school: School,
	{ content, policy, readAsset }: RendererParts,
): PageRenderer {
	const allowedActionOrigins = ownHosts(school.environment);
	const handle = createRequestHandler(
		typeof build === "function"
			? async () => ({ ...(await build()), allowedActionOrigins })
			: { ...build, allowedActionOrigins },
		school.environment.NODE_ENV,
	);

	async function run(request: Request, visitor: Visitor, host: School = school) {
		const lifetime = createPageLifetime(host.clock.now());
		const context = new RouterContextProvider();
		context.set(schoolContext, host);
		context.set(visitorContext, visitor);
		context.set(pageLifetimeContext, lifetime);
		const trouble: { found?: { outage: Outage; error: unknown } } = {};
		context.set(outageContext, trouble);
		const response = await handle(request, context);
		// A page of failure would say that the program is broken; it is not.
		if (trouble.found && response.status >= 500) throw new OutageError(trouble.found.outage, trouble.found.error);
		if (response.status === 404) school.log.info(`Page not found: ${pageOf(request.url, school.environment)}`);
		return { response, body: Buffer.from(await response.arrayBuffer()), lifetime };
	}

	/** The answer as it goes out: a page with its styles, its script put off, and the policy for what stands in it. */
	function finish(
		{ response, body }: { readonly response: Response; readonly body: Buffer },
		extra: Record<string, string>,
		isFramed = false,
	) {
		const headers: Record<string, string> = {};
		response.headers.forEach((value, name) => {
			if (name !== "set-cookie") headers[name] = value;
		});
		if (headers.location) headers.location = onceBelow(headers.location, school.environment.BASE_PATH);
		const isHtml = headers["content-type"]?.startsWith("text/html");
		const html = isHtml ? finishHtml(body.toString("utf8"), response.status) : undefined;
		// A picture is made to be shown by others: messengers and networks that link to the page.
		const isPicture = headers["content-type"]?.startsWith("image/");
		return {
			status: response.status,
			headers: {
				...headers,
				...securityHeaders(html, { ...policy, isFramed }),
				...(isPicture && { "cross-origin-resource-policy": "cross-origin" }),
				...extra,
			},
			body: html === undefined ? body : Buffer.from(html),
		};
	}

	function finishHtml(html: string, status: number): string {
		if (policy.isEditing) return html;
		const styled = putInStyles(html, readAsset);
		// Screens of trouble come to life at once: there is little to read and something to do.
		return status === 200 ? putOffScript(styled) : styled;
	}

	return {
		async renderShared(key) {
			const url = new URL(toRouterPath(key), school.environment.publicUrl);
			const moment = school.clock.now();
			const host = { ...school, db: content.readAt(moment), clock: { now: () => moment } };
			const made = await run(new Request(url), ANONYMOUS, host);
			const { response, lifetime } = made;
			const now = school.clock.now().getTime();
			const end = Math.min(lifetime.end?.getTime() ?? Number.POSITIVE_INFINITY, now + LONGEST_LIFE_MS);
			const isRoot = splitAddress(key.path).path === school.environment.BASE_PATH;
			const isWhole = response.status === 200 || (key.isPayload && response.status < 300);
			const extra: Record<string, string> = {
				"cache-control": !isWhole ? "no-store" : isRoot ? "private, no-cache" : "public, no-cache",
			};
			if (key.isPayload) Object.assign(extra, PAYLOAD_HEADERS);
			return { ...finish(made, extra), expiresAt: isWhole ? new Date(end) : undefined };
		},
		async renderOwn(request, visitor) {
			const payload = readPayloadUrl(request);
			const made = await run(payload ?? request, visitor);
			const cookies = made.response.headers.getSetCookie();
			const { headers, ...page } = finish(made, {
				"cache-control": made.response.headers.get("cache-control") ?? "no-store",
				...(payload && PAYLOAD_HEADERS),
			});
			return {
				...page,
				headers: cookies.length > 0 ? { ...headers, "set-cookie": cookies } : headers,
				expiresAt: undefined,
			};
		},
		async renderPreview(request, db) {
			const made = await run(request, ANONYMOUS, { ...school, db });
			const extra = { "cache-control": "no-store", "x-robots-tag": "noindex" };
			return { ...finish(made, extra, true), expiresAt: undefined };
		},
	};
}

/** Doors name whole addresses, base path included, as links do; the router puts the base path before them once more. */
export function onceBelow(location: string, basePath: string): string {
	const base = basePath.slice(0, -1);
	return base && location.startsWith(`${base}${base}/`) ? location.slice(base.length) : location;
}

/** The router answers a page's data at `{path}.data`; ours is `{path}/_payload.json`, the same bytes. */
export function toRouterPath(key: { path: string; isPayload: boolean }): string {
	if (!key.isPayload) return key.path;
	const { path, query } = splitAddress(key.path);
	return withQuery(path === "/" ? "/_.data" : `${path}.data`, query);
}

/** The router's own request for a page's data; undefined when the page itself is asked for. */
function readPayloadUrl(request: Request): Request | undefined {
	const url = new URL(request.url);
	if (request.method !== "GET" || !url.pathname.endsWith(`/${PAYLOAD_SUFFIX}`)) return undefined;
	const path = (url.pathname.slice(0, -PAYLOAD_SUFFIX.length - 1) || "/") + url.search;
	return new Request(new URL(toRouterPath({ path, isPayload: true }), url), { headers: request.headers });
}

/** The path of the page that a request is for, without base path, language, query and tokens. */
function pageOf(address: string, { BASE_PATH }: School["environment"]): string {
	return openPath(new URL(address).pathname.replace(/(?:\/_)?\.data$/, "") || "/", BASE_PATH);
}
