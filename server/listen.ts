import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { languageRedirect } from "./language-redirect.ts";
import type { Metrics } from "./metrics.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageKey } from "./page-key.ts";
import type { StaticFiles } from "./static-files.ts";
import { writePage } from "./write-page.ts";

type ListenParts = {
	readonly app: Hono<never>;
	readonly cache: PageCache;
	readonly files: StaticFiles;
	readonly findKey: (url: string) => PageKey | undefined;
	readonly metrics: Metrics;
	readonly basePath: string;
	readonly middlewares?: StreetMiddleware | undefined;
};

export type StreetMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;

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
	middlewares,
}: ListenParts): Server {
	const listener = getRequestListener(app.fetch as never, { overrideGlobalObjects: false });
	const server = createServer(
		{
			headersTimeout: HEADERS_TIMEOUT_MS,
			requestTimeout: REQUEST_TIMEOUT_MS,
			maxHeaderSize: 16_384,
			keepAliveTimeout: 20_000,
		},
		(request, response) => {
			const url = request.url ?? "/";
			if (request.method === "GET" || request.method === "HEAD") {
				const file = files.find(url);
				if (file) {
					writePage(request, response, file);
					return;
				}
				const key = mayBeElsewhere(url) ? undefined : findKey(url);
				const page = key && cache.find(key.key);
				if (page) {
					metrics.answers.inc({ status: "2xx", source: "cache" });
					writePage(request, response, page);
					return;
				}
			}
			if (middlewares) middlewares(request, response, () => void listener(request, response));
			else void listener(request, response);

			/** A first visit to `/` may belong to the other language. */
			function mayBeElsewhere(address: string): boolean {
				if (address !== basePath && !address.startsWith(`${basePath}?`)) return false;
				const { cookie, "accept-language": acceptLanguage, "user-agent": agent } = request.headers;
				return languageRedirect({ cookie, acceptLanguage, agent }, basePath) !== undefined;
			}
		},
	);
	return server;
}
