import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Environment } from "../app/platform/environment.server.ts";
import { isForeignOrigin, ownHosts } from "./addresses/foreign-origin.ts";
import type { PageKey } from "./addresses/page-key.ts";
import { plainPath } from "./addresses/plain-path.ts";
import { leadsNowhere, splitAddress, withQuery } from "./addresses/split-address.ts";
import { COMMON_HEADERS } from "./pages/security-headers.ts";
import { storePage } from "./pages/store-page.ts";
import type { StoredPage } from "./pages/stored-page.ts";
import { readPackings, writePage } from "./pages/write-page.ts";
import { createLoadShedder, type LoadShedder } from "./street/load-shedder.ts";
import { readFormBody } from "./street/read-body.ts";
import type { StreetContext } from "./street/street-app.ts";
import { readRequestUrl } from "./street/visitor.ts";
import type { StreetParts } from "./street-parts.ts";
import { classOf } from "./watch/metrics.ts";

/** Answers what is neither a stored page nor a file: redirects, drafts, pages to render, forms. */
export function createPageAnswer(parts: StreetParts): (c: StreetContext) => Promise<Response> {
	const inside = { ...parts, shedder: createLoadShedder() };
	return (c) => answerPage(c, inside);
}

type Inside = StreetParts & { readonly shedder: LoadShedder };

async function answerPage(c: StreetContext, inside: Inside): Promise<Response> {
	const { cache, metrics, renderer, shedder, school } = inside;
	const { incoming, outgoing } = c.env;
	const rawUrl = incoming.url ?? "/";
	const isRead = incoming.method === "GET" || incoming.method === "HEAD";
	const ahead = isRead ? redirectFor(c, inside) : refuseMethod(c);
	if (ahead) return ahead;

	const [wanted] = readPackings(incoming.headers["accept-encoding"] as string | undefined);
	const draft = isRead ? await inside.office.showDraft(rawUrl, renderer) : undefined;
	if (draft === "beingEdited") return c.get("refuse")({ status: 503, reason: draft, again: 5 });
	if (draft) return write(await storePage(draft, wanted));

	const key = isRead ? inside.findKey(rawUrl) : undefined;
	const stopTimer = metrics.renderSeconds.startTimer();
	const page = key ? await renderShared(key) : await renderOwn();
	if (page instanceof Response) return page;
	stopTimer();
	metrics.answers.inc({ status: classOf(page.status), source: key ? "rendered" : "own" });
	return write(page, key?.foreign);

	async function renderShared(shared: PageKey): Promise<StoredPage | Response> {
		const leave = shedder.admit("read");
		if (!leave) return turnAway();
		return cache.fetch(shared.key, () => renderer.renderShared(shared), wanted).finally(leave);
	}

	/** Asks the load shedder only once the whole form is here: one that is still arriving takes no room from others. */
	async function renderOwn(): Promise<StoredPage | Response> {
		const request = await readOwnRequest(c, school.environment);
		if (request instanceof Response) return request;
		const leave = shedder.admit(isRead ? "read" : "form");
		if (!leave) return turnAway();
		const rendered = await renderer.renderOwn(request, c.get("visitor")).finally(leave);
		return storePage(rendered, wanted);
	}

	function turnAway(): Response {
		metrics.shed.inc();
		return c.get("refuse")({ status: 503, reason: "busy", again: 5 });
	}

	async function write(stored: StoredPage, foreign?: string): Promise<Response> {
		await writePage(incoming, outgoing, stored, foreign);
		return RESPONSE_ALREADY_SENT;
	}
}

/** Any method other than a read is treated as sending a form. */
function refuseMethod(c: StreetContext): Response | undefined {
	if (c.env.incoming.method === "POST") return undefined;
	return c.get("refuse")({ status: 405, reason: "notAllowed" });
}

/** The request as the router takes it, with its form, or the refusal of the form. A HEAD is rendered as the GET, and its body is not sent. */
async function readOwnRequest(c: StreetContext, environment: Environment): Promise<Request | Response> {
	const { incoming } = c.env;
	const url = readRequestUrl(incoming, environment.TRUST_PROXY, environment.publicUrl);
	const method = incoming.method === "HEAD" ? "GET" : incoming.method;
	const init: RequestInit = { method, headers: c.req.raw.headers };
	if (method !== "POST") return new Request(url, init);
	if (leadsNowhere(url)) return c.get("refuse")({ status: 404, reason: "unknown" });
	if (isForeignOrigin(incoming.headers.origin, url, ownHosts(environment)))
		return c.get("refuse")({ status: 403, reason: "foreign" });
	const read = await readFormBody(incoming);
	if (read.ok) return new Request(url, { ...init, body: new Uint8Array(read.body) });
	return c.get("refuse")({ status: read.status, reason: read.status === 413 ? "tooLarge" : "malformed" });
}

/** A redirect to the plain spelling of the address, then to the language and domain of its page; undefined where it is right already. */
function redirectFor({ env }: StreetContext, { findElsewhere, school }: StreetParts): Response | undefined {
	const { path, query } = splitAddress(env.incoming.url ?? "/");
	const plain = plainPath(path, school.environment.BASE_PATH);
	if (plain !== path) {
		return new Response(null, {
			status: 301,
			headers: { ...COMMON_HEADERS, location: withQuery(plain, query) },
		});
	}
	const elsewhere = findElsewhere(env.incoming);
	if (!elsewhere) return undefined;
	return new Response(null, {
		status: 302,
		headers: {
			...COMMON_HEADERS,
			location: withQuery(elsewhere, query),
			"cache-control": "no-store",
			vary: "Cookie, Accept-Language, Sec-Fetch-Site, Referer",
		},
	});
}
