import type { Context } from "hono";
import { ADDRESS_HEADER } from "../../app/features/staff/open-staff-accounts.server.ts";
import type { OfficeBindings } from "./office-parts.ts";

/** The headers of a request with the client address as the server knows it. */
export function withAddress(c: Context<OfficeBindings>): Headers {
	return addressed(c.req.raw.headers, c.get("visitor").ip);
}

/** The same of a request that no middleware has read yet. */
export function addressed(given: Headers, ip: string | undefined): Headers {
	const headers = new Headers(given);
	headers.set(ADDRESS_HEADER, ip ?? "");
	return headers;
}
