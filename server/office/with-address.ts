import type { Context } from "hono";
import { ADDRESS_HEADER } from "../../app/features/staff/open-staff-accounts.server.ts";
import type { OfficeBindings } from "./office-parts.ts";

/** The headers of a request with the client address as the server knows it. */
export function withAddress(c: Context<OfficeBindings>): Headers {
	const headers = new Headers(c.req.raw.headers);
	headers.set(ADDRESS_HEADER, c.get("visitor").ip ?? "");
	return headers;
}
