import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** What proxies make of it: nothing that could hold a sentence or break a line. */
const NAME = /^[\w.-]{8,64}$/;
const HEADER = "x-request-id";

/**
 * Gives a request the name by which the log knows it: that of the proxy, if we trust one, or a new one. The answer carries it, so that
 * what a visitor saw can be found.
 */
export function nameRequest(request: IncomingMessage, response: ServerResponse, trustProxy: boolean): void {
	const given = trustProxy ? request.headers[HEADER] : undefined;
	const name = typeof given === "string" && NAME.test(given) ? given : randomUUID();
	request.headers[HEADER] = name;
	response.setHeader(HEADER, name);
}

/** The name that {@link nameRequest} gave. */
export function nameOf(request: IncomingMessage): string {
	const name = request.headers[HEADER];
	return typeof name === "string" && NAME.test(name) ? name : randomUUID();
}
