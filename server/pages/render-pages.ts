import type { ServerBuild } from "react-router";
import type { School, Visitor } from "../../app/request-context.server.ts";
import { BUILD_ID } from "../../app/shared/build-id.ts";
import { HOUR_MS } from "../../app/shared/durations.ts";
import type { Database } from "../../database/open-database.server.ts";
import type { PageKey } from "../addresses/page-key.ts";
import { PAYLOAD_SUFFIX } from "../addresses/payload-suffix.ts";
import { splitAddress, withQuery } from "../addresses/split-address.ts";
import type { ContentCache } from "./content-cache.ts";
import { createFinish } from "./finish-answer.ts";
import type { ReadAsset } from "./finish-html.ts";
import { createRouterRun } from "./run-router.ts";
import type { PolicyOptions } from "./security-headers.ts";
import type { RenderedPage } from "./stored-page.ts";

const LONGEST_LIFE_MS = HOUR_MS;
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

/** Renders pages with the router of a build; pages for everybody are read through the content cache. */
export function createPageRenderer(
	build: ServerBuild | (() => Promise<ServerBuild>),
	school: School,
	{ content, policy, readAsset }: RendererParts,
): PageRenderer {
	const run = createRouterRun(build, school);
	const finish = createFinish({ policy, readAsset, basePath: school.environment.BASE_PATH });

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
			return { ...finish(made, { address: key.path, extra }), expiresAt: isWhole ? new Date(end) : undefined };
		},
		async renderOwn(request, visitor) {
			const payload = readPayloadUrl(request);
			const made = await run(payload ?? request, visitor);
			const cookies = made.response.headers.getSetCookie();
			const { headers, ...page } = finish(made, {
				address: new URL(request.url).pathname,
				extra: {
					"cache-control": made.response.headers.get("cache-control") ?? "no-store",
					...(payload && PAYLOAD_HEADERS),
				},
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
			const { pathname, search } = new URL(request.url);
			return { ...finish(made, { address: pathname + search, extra, isFramed: true }), expiresAt: undefined };
		},
	};
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
