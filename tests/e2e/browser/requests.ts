import type { Page, Request } from "@playwright/test";

/** What a journey counts: page data, scripts and styles that the browser asks the network for; not what its caches answer, nor pictures. */
export type AskedFor = { readonly data: string[]; readonly code: string[]; readonly documents: string[] };

/** Counts from now on. */
export function countRequests(page: Page): AskedFor {
	const asked: AskedFor = { data: [], code: [], documents: [] };
	page.on("requestfinished", (request) => void note(request, asked));
	return asked;
}

async function note(request: Request, { data, code, documents }: AskedFor): Promise<void> {
	const { pathname, search } = new URL(request.url());
	const type = request.resourceType();
	if (pathname.endsWith("/_payload.json")) data.push(pathname + search);
	else if (type === "document") documents.push(pathname + search);
	else if ((type === "script" || type === "stylesheet") && !(await isCached(request))) code.push(pathname);
}

/** A cache of the browser has answered: nothing came over the wire. */
async function isCached(request: Request): Promise<boolean> {
	const response = await request.response();
	return response === null || (await request.sizes()).responseBodySize === 0;
}
