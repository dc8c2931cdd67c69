import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Environment } from "../../app/platform/environment.server.ts";
import { isForeignOrigin, ownHosts } from "../addresses/foreign-origin.ts";
import { readRequestUrl } from "../street/visitor.ts";

/**
 * Whether a request that writes came from anywhere but our own pages: browsers always name its origin, so one without an origin is foreign
 * too.
 */
export function isForeignWriting<Bindings extends { Bindings: HttpBindings }>(
	c: Context<Bindings>,
	environment: Environment,
): boolean {
	const origin = c.req.header("origin");
	const url = readRequestUrl(c.env.incoming, environment.TRUST_PROXY, environment.publicUrl);
	return origin === undefined || isForeignOrigin(origin, url, ownHosts(environment));
}
