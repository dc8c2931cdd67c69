import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** An id that is taken over from a proxy. It goes into the log, so it may hold no sentence and break no line. */
const ID = /^[\w.-]{8,64}$/;
const HEADER = "x-request-id";

/**
 * Gives a request the id under which it is logged: the proxy's, if we trust one, or a new one. The answer carries it, so that what a
 * visitor saw can be found.
 */
export function assignRequestId(request: IncomingMessage, response: ServerResponse, trustProxy: boolean): void {
	const given = trustProxy ? request.headers[HEADER] : undefined;
	const id = typeof given === "string" && ID.test(given) ? given : randomUUID();
	request.headers[HEADER] = id;
	response.setHeader(HEADER, id);
}

/** The id that {@link assignRequestId} gave. */
export function requestIdOf(request: IncomingMessage): string {
	const id = request.headers[HEADER];
	return typeof id === "string" && ID.test(id) ? id : randomUUID();
}
