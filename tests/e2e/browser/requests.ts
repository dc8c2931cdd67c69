import type { Page, Request } from "@playwright/test";
import { expect } from "../../fixtures/journey.ts";

/** What a journey counts: page data, scripts and styles that come over the wire; not what the browser's caches answer, nor pictures. */
export type AskedFor = { readonly data: string[]; readonly code: string[]; readonly documents: string[] };

export type Traffic = {
	/** Counts what is asked for from now on. */
	count(): AskedFor;
	/** Waits until nothing has been under way for a third of a second. */
	quiet(): Promise<void>;
};

const QUIET_MS = 300;

/** Listens to all that a page asks for. Begin before the page is opened. */
export function watchTraffic(page: Page): Traffic {
	const underway = new Set<Request>();
	let counting: { readonly asked: AskedFor; readonly requests: Set<Request> } | undefined;
	let changedAt = Date.now();
	const end = async (request: Request) => {
		if (counting?.requests.has(request)) await note(request, counting.asked);
		underway.delete(request);
		changedAt = Date.now();
	};
	page.on("request", (request) => {
		underway.add(request);
		counting?.requests.add(request);
		changedAt = Date.now();
	});
	page.on("requestfinished", end);
	page.on("requestfailed", end);
	// What the document before was still asking for never ends.
	page.on("domcontentloaded", () => underway.clear());
	return {
		count() {
			counting = { asked: { data: [], code: [], documents: [] }, requests: new Set() };
			return counting.asked;
		},
		async quiet() {
			await expect
				.poll(() => underway.size === 0 && Date.now() - changedAt > QUIET_MS, { intervals: [100] })
				.toBe(true);
		},
	};
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
	try {
		return await request.frame().evaluate(
			(address) => {
				const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
				return entries.findLast(({ name }) => name.replace(/#.*$/, "") === address)?.transferSize === 0;
			},
			request.url().replace(/#.*$/, ""),
		);
	} catch {
		// The page has been closed or left in the meantime.
		return true;
	}
}

/** What the browser tells of its connection. With `3g` nothing is read ahead but what the visitor points at. */
export async function pretendConnection(
	page: Page,
	connection: { effectiveType: string; saveData?: boolean },
): Promise<void> {
	await page.addInitScript(
		(value) => Object.defineProperty(navigator, "connection", { value, configurable: true }),
		connection,
	);
}
