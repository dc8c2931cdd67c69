import { type HttpRefusal, refusalHeaders } from "../refuse.ts";
import type { RefusalPages } from "./refusal-pages.ts";

type Refused = {
	/** Below the base path. */
	readonly path: string;
	readonly method: string;
	readonly pages: RefusalPages;
};

/** A refusal as a page, for a browser that opens an address or sends a form without script. */
export function refuseWithPage({ path, method, pages }: Refused, refusal: HttpRefusal): Response {
	const { body, headers } = pages.find({ path, method }, refusal);
	return new Response(body, { status: refusal.status, headers: { ...headers, ...refusalHeaders(refusal) } });
}
