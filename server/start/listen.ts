import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { PageKey } from "../addresses/page-key.ts";
import { pathBelow, splitAddress } from "../addresses/split-address.ts";
import type { PageCache } from "../pages/page-cache.ts";
import { writePage } from "../pages/write-page.ts";
import { assignRequestId } from "../street/assign-request-id.ts";
import { asksForPage, type RefusalPages } from "../street/refusal-page/refusal-pages.ts";
import type { StaticFiles } from "../street/static-files.ts";
import type { StreetApp } from "../street/street-app.ts";
import type { Metrics } from "../watch/metrics.ts";
import { boundBody, LONGEST_REQUEST_MS } from "./bound-body.ts";

type ListenParts = {
	readonly app: StreetApp;
	readonly cache: PageCache;
	readonly files: StaticFiles;
	readonly findKey: (url: string) => PageKey | undefined;
	readonly metrics: Metrics;
	readonly basePath: string;
	readonly refusalPages: RefusalPages;
	readonly trustProxy: boolean;
	/** The address at which the requested page is to be read, if it is not this one. */
	readonly findElsewhere: (request: IncomingMessage) => string | undefined;
	readonly middlewares?: StreetMiddleware | undefined;
};

export type StreetMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const TOO_SLOW = { status: 408, reason: "tooSlow" } as const;
/**
 * What nginx lets through (`docs/operations/nginx.conf`), with what it adds. The cookies of a whole domain can grow large: up to there whoever
 * has them sees pages, beyond it the words of nginx, and never a bare 431.
 */
const MOST_HEADER_BYTES = 26 * 1024;
const HEADERS_TIMEOUT_MS = 15_000;
/** How often Node looks for requests that exceed their time: a slow sender holds a connection at most this much longer. */
const CHECKING_INTERVAL_MS = 5000;
/** For how long a connection may say nothing; the proxy before it gives its own up earlier (`docs/operations/nginx.conf`). */
export const KEEP_ALIVE_MS = 20_000;

/**
 * The door to the street. Files and stored pages go out here, as bytes; everything else goes to the application.
 */
export function createStreetServer({
	app,
	cache,
	files,
	findKey,
	metrics,
	basePath,
	refusalPages,
	trustProxy,
	findElsewhere,
	middlewares,
}: ListenParts): Server {
	const fromCache = metrics.answers.labels({ status: "2xx", source: "cache" });
	const findTooSlow = ({ headers: { accept }, url = "/", method = "POST" }: IncomingMessage) =>
		asksForPage(accept)
			? refusalPages.find({ path: pathBelow(splitAddress(url).path, basePath), method }, TOO_SLOW)
			: undefined;
	const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
	const server = createServer(
		{
			headersTimeout: HEADERS_TIMEOUT_MS,
			requestTimeout: LONGEST_REQUEST_MS,
			connectionsCheckingInterval: CHECKING_INTERVAL_MS,
			maxHeaderSize: MOST_HEADER_BYTES,
			keepAliveTimeout: KEEP_ALIVE_MS,
		},
		(request, response) => {
			boundBody(request, response, findTooSlow);
			const url = originForm(request.url);
			request.url = url;
			if (request.method === "GET" || request.method === "HEAD") {
				// Addresses and their keys are remembered, so a stored page is found without taking the address apart.
				const key = findKey(url);
				const page = key && cache.find(key.key);
				if (page && !findElsewhere(request)) {
					fromCache.inc();
					writePage(request, response, page, key.foreign);
					return;
				}
				const file = page ? undefined : files.find(url);
				if (file) {
					writePage(request, response, file);
					return;
				}
			}
			assignRequestId(request, response, trustProxy);
			if (middlewares) middlewares(request, response, () => void listener(request, response));
			else void listener(request, response);
		},
	);
	return server;
}

/** A proxy may name the whole address (RFC 9112, section 3.2.2); whose it says it is, is not believed. */
function originForm(target = "/"): string {
	if (target.startsWith("/")) return target;
	return `/${/^https?:\/\/[^/?#]*\/?(.*)$/i.exec(target)?.[1] ?? ""}`;
}
