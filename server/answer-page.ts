import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { isForeignOrigin, ownHosts } from "./addresses/foreign-origin.ts";
import type { PageKey } from "./addresses/page-key.ts";
import { plainPath } from "./addresses/plain-path.ts";
import { hasNul, splitAddress, withQuery } from "./addresses/split-address.ts";
import { COMMON_HEADERS } from "./pages/security-headers.ts";
import { storePage } from "./pages/store-page.ts";
import type { StoredPage } from "./pages/stored-page.ts";
import { chooseEncoding, writePage } from "./pages/write-page.ts";
import { createCrowd } from "./street/crowd.ts";
import { readFormBody } from "./street/read-body.ts";
import { refuse } from "./street/refuse.ts";
import { readRequestUrl, readVisitor } from "./street/visitor.ts";
import { pathBelow, type StreetContext, type StreetParts } from "./street-parts.ts";
import { classOf } from "./watch/metrics.ts";

/** Answers what is neither a stored page nor a file: redirects, drafts, pages to render, forms. */
export function createPageAnswer(parts: StreetParts): (c: StreetContext) => Promise<Response> {
	const { school, cache, metrics, renderer } = parts;
	const { environment } = school;
	const basePath = environment.BASE_PATH;
	const crowd = createCrowd();

	return async function answerPage(c) {
		const { incoming, outgoing } = c.env;
		const rawUrl = incoming.url ?? "/";
		const isRead = incoming.method === "GET" || incoming.method === "HEAD";
		if (!isRead && incoming.method !== "POST")
			return refuse(pathBelow(rawUrl, basePath), { status: 405, reason: "notAllowed" });

		const redirect = isRead ? redirectFor(rawUrl, parts.findElsewhere(incoming), basePath) : undefined;
		if (redirect) return redirect;

		const wanted = chooseEncoding(incoming.headers["accept-encoding"] as string | undefined);
		const draft = isRead ? await parts.office.showDraft(rawUrl, renderer) : undefined;
		if (draft === "beingEdited") return refuse(pathBelow(rawUrl, basePath), { status: 503, reason: draft, again: 5 });
		if (draft) return write(await storePage(draft, wanted));

		const key = isRead ? parts.findKey(rawUrl) : undefined;
		if (hasNul(key?.path ?? rawUrl)) return refuse(pathBelow(rawUrl, basePath), { status: 404, reason: "unknown" });
		const stopTimer = metrics.renderSeconds.startTimer();
		const page = key ? await renderShared(key) : await renderOwn();
		if (page instanceof Response) return page;
		stopTimer();
		metrics.answers.inc({ status: classOf(page.status), source: key ? "rendered" : "own" });
		return write(page, key?.foreign);

		async function renderShared(shared: PageKey): Promise<StoredPage | Response> {
			const leave = crowd.enter("read");
			if (!leave) return turnAway(rawUrl);
			return cache.fetch(shared.key, () => renderer.renderShared(shared), wanted).finally(leave);
		}

		/** A place inside is taken as late as can be: a form that is still on its way keeps nobody out. */
		async function renderOwn(): Promise<StoredPage | Response> {
			const url = readRequestUrl(incoming, environment.TRUST_PROXY, environment.publicUrl);
			const init: RequestInit = { method: incoming.method, headers: c.req.raw.headers };
			if (!isRead) {
				if (isForeignOrigin(incoming.headers.origin, url, ownHosts(environment)))
					return refuse(pathBelow(rawUrl, basePath), { status: 403, reason: "foreign" });
				const read = await readFormBody(incoming);
				if (!read.ok) {
					const reason = read.status === 413 ? "tooLarge" : "malformed";
					return refuse(pathBelow(rawUrl, basePath), { status: read.status, reason });
				}
				init.body = new Uint8Array(read.body);
			}
			const visitor = readVisitor(incoming, environment.TRUST_PROXY);
			const leave = crowd.enter(isRead ? "read" : "form");
			if (!leave) return turnAway(rawUrl);
			const rendered = await renderer.renderOwn(new Request(url, init), visitor).finally(leave);
			return storePage(rendered, wanted);
		}

		function write(stored: StoredPage, foreign?: string): Response {
			writePage(incoming, outgoing, stored, foreign);
			return RESPONSE_ALREADY_SENT;
		}
	};

	function turnAway(rawUrl: string): Response {
		metrics.shed.inc();
		return refuse(pathBelow(rawUrl, basePath), { status: 503, reason: "busy", again: 5 });
	}
}

/** One address a page; and the language and the domain that it is to be read in. */
function redirectFor(rawUrl: string, elsewhere: string | undefined, basePath: string): Response | undefined {
	const { path, query } = splitAddress(rawUrl);
	const plain = plainPath(path, basePath);
	if (plain !== path) {
		return new Response(null, {
			status: 301,
			headers: { ...COMMON_HEADERS, location: withQuery(plain, query) },
		});
	}
	if (!elsewhere) return undefined;
	return new Response(null, {
		status: 302,
		headers: {
			...COMMON_HEADERS,
			location: withQuery(elsewhere, query),
			"cache-control": "no-store",
			vary: "Cookie, Accept-Language",
		},
	});
}
