import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Next } from "hono";
import { COMMON_HEADERS } from "../pages/security-headers.ts";
import type { StreetContext } from "./street-app.ts";

/** Gives every answer of the application the common headers that it does not set itself. Pages have theirs and were sent already. */
export async function completeHeaders(c: StreetContext, next: Next): Promise<void> {
	await next();
	if (c.res === RESPONSE_ALREADY_SENT) return;
	for (const [name, value] of Object.entries(COMMON_HEADERS)) {
		if (!c.res.headers.has(name)) c.res.headers.set(name, value);
	}
}
