import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono, MiddlewareHandler } from "hono";
import type { Environment } from "../../app/platform/environment.server.ts";
import type { Visitor } from "../../app/request-context.server.ts";
import { pathBelow } from "../addresses/split-address.ts";
import { asksForPage, type RefusalPages } from "./refusal-page/refusal-pages.ts";
import { refuseWithPage } from "./refusal-page/refuse-with-page.ts";
import { type HttpRefusal, refuse } from "./refuse.ts";
import { readVisitor } from "./visitor.ts";

/** What every handler finds in its context: the request of the server, who asks, and how to refuse in the language of the address. */
export type StreetBindings = {
	Bindings: HttpBindings;
	Variables: { readonly visitor: Visitor; readonly refuse: (refusal: HttpRefusal) => Response };
};
export type StreetApp = Hono<StreetBindings>;
export type StreetContext = Context<StreetBindings>;

/** The first middleware: sets the variables of {@link StreetBindings}. Without `pages` browsers are refused in a bare sentence as well. */
export function setVisitor(
	{ BASE_PATH, TRUST_PROXY }: Pick<Environment, "BASE_PATH" | "TRUST_PROXY">,
	pages?: RefusalPages,
): MiddlewareHandler<StreetBindings> {
	return async (c, next) => {
		c.set("visitor", readVisitor(c.env.incoming, TRUST_PROXY));
		c.set("refuse", (refusal) => {
			const path = pathBelow(c.req.path, BASE_PATH);
			if (!pages || !asksForPage(c.req.header("accept"))) return refuse(path, refusal);
			return refuseWithPage({ path, method: c.req.method, pages }, refusal);
		});
		await next();
	};
}
