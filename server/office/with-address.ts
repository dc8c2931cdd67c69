import type { HonoRequest } from "hono";
import { ADDRESS_HEADER } from "../../app/features/staff/open-staff-accounts.server.ts";
import type { Visitor } from "../../app/request-context.server.ts";

type Asking = { readonly req: HonoRequest; readonly var: { readonly visitor: Visitor } };

/** The headers of a request, with the client's address as the server knows it. */
export function withAddress(c: Asking): Headers {
	const headers = new Headers(c.req.raw.headers);
	headers.set(ADDRESS_HEADER, c.var.visitor.ip ?? "");
	return headers;
}
