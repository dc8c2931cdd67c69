import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { WEBHOOKS } from "../app/features/checkout/checkout-addresses.ts";
import type { BankDeps } from "../app/features/checkout/checkout-deps.ts";
import { siteUrlsOf } from "../app/i18n/locale-domains.ts";
import { openPath } from "../app/i18n/open-path.ts";
import { findOutage } from "../app/platform/outage.server.ts";
import type { School } from "../app/request-context.server.ts";
import { isLocale } from "../app/shared/localized.ts";
import { answerPicture } from "./answer-picture.ts";
import { LATEST_BUILD } from "./builds.ts";
import { createCrowd } from "./crowd.ts";
import { isForeignOrigin, ownHosts } from "./foreign-origin.ts";
import { localeCookie } from "./language-redirect.ts";
import type { Metrics } from "./metrics.ts";
import { nameOf } from "./name-request.ts";
import { mountOffice, type Office } from "./office/open-office.ts";
import { type PageCache, type RenderedPage, storePage } from "./page-cache.ts";
import type { PageKey } from "./page-key.ts";
import { plainPath } from "./plain-path.ts";
import { readFormBody } from "./read-body.ts";
import { refuse } from "./refuse.ts";
import type { PageRenderer } from "./render-pages.ts";
import { returnAddress } from "./return-address.ts";
import { COMMON_HEADERS } from "./security-headers.ts";
import { hasNul, splitAddress, withQuery } from "./split-address.ts";
import { takeWebhook } from "./take-webhook.ts";
import { readRequestUrl, readVisitor } from "./visitor.ts";
import { chooseEncoding, writePage } from "./write-page.ts";

/** What stands after the path of a page where its data is asked for. */
const PAYLOAD = /(?:\/_payload\.json|(?:\/_)?\.data)$/;

type Bindings = { Bindings: HttpBindings };

export type StreetParts = {
	readonly school: School;
	readonly cache: PageCache;
	readonly findKey: (url: string) => PageKey | undefined;
	/** Where the page asked for is to be read instead, if not here. */
	readonly findElsewhere: (request: IncomingMessage) => string | undefined;
	/** The door of a path, for the log and the figures: a page has no other name that is nobody's. */
	readonly nameDoor: (path: string) => string;
	readonly renderer: PageRenderer;
	readonly metrics: Metrics;
	readonly renderBuildMeta: () => Promise<RenderedPage>;
	readonly bankDeps: BankDeps;
	readonly office: Office;
	/** True once migrations are done and the database answers. */
	readonly isReady: () => Promise<boolean>;
};

/** Everything that is not a stored page or a file: pages to render, forms, addresses for machines. */
export function createStreetApp(parts: StreetParts): Hono<Bindings> {
	const { school, cache, metrics } = parts;
	const { environment } = school;
	const basePath = environment.BASE_PATH;
	const siteUrls = siteUrlsOf(environment);
	const hasDomains = Object.keys(environment.LOCALE_DOMAINS).length > 0;
	const crowd = createCrowd();
	const app = new Hono<Bindings>().basePath(basePath);

	app.get("/healthz", (c) => c.json({ ok: true }, 200, { "Cache-Control": "no-store" }));
	app.get("/readyz", async (c) => {
		const ready = await parts.isReady();
		return c.json({ ok: ready }, ready ? 200 : 503, { "Cache-Control": "no-store" });
	});
	app.get("/metrics", async (c) => {
		const { ip } = readVisitor(c.env.incoming, school.environment.TRUST_PROXY);
		if (!isInside(ip)) return c.notFound();
		return c.body(await metrics.registry.metrics(), 200, { "Content-Type": metrics.registry.contentType });
	});
	app.post("/csp-report", (c) => {
		metrics.policyReports.inc();
		school.log.warn("A browser reported a violation of the content policy");
		return c.body(null, 204);
	});
	app.post(`${WEBHOOKS}/:provider`, (c) => {
		const visitor = readVisitor(c.env.incoming, school.environment.TRUST_PROXY);
		const query = new URL(c.req.url).searchParams;
		const webhook = { provider: c.req.param("provider"), request: c.env.incoming, query, visitor };
		return takeWebhook(school.db, webhook, parts.bankDeps);
	});
	app.get("/builds/latest.json", (c) => c.json(LATEST_BUILD, 200, { ...COMMON_HEADERS, "Cache-Control": "no-store" }));
	app.get("/builds/meta/:file", async (c) => {
		if (c.req.param("file") !== `${LATEST_BUILD.id}.json`)
			return refuse(below(c.req.path), { status: 404, reason: "unknown" });
		const meta = cache.find("builds/meta") ?? (await cache.fetch("builds/meta", parts.renderBuildMeta));
		writePage(c.env.incoming, c.env.outgoing, meta);
		return RESPONSE_ALREADY_SENT;
	});
	app.get("/locale/:code", (c) => {
		const code = c.req.param("code");
		if (!isLocale(code)) return c.notFound();
		return new Response(null, {
			status: 302,
			headers: {
				...COMMON_HEADERS,
				location: (hasDomains ? siteUrls[code] : basePath.slice(0, -1)) + returnAddress(c.req.query("to"), code),
				"set-cookie": localeCookie(code),
				"cache-control": "no-store",
			},
		});
	});
	app.get("/media/:file", async (c) => {
		const answer = await answerPicture(parts.office.store, c.req.param("file"));
		return answer ?? refuse(below(c.req.path), { status: 404, reason: "unknown" });
	});
	mountOffice(app, parts.office);
	app.all("*", enterAndAnswer);
	app.notFound(enterAndAnswer);
	app.onError((error, c) => {
		const { requestId } = readVisitor(c.env.incoming, school.environment.TRUST_PROXY);
		const outage = findOutage(error);
		metrics.answers.inc({ status: "5xx", source: "own" });
		note(c, outage === "full" ? 507 : outage ? 503 : 500, performance.now());
		if (outage) {
			return refuse(below(c.req.path), { status: outage === "full" ? 507 : 503, reason: outage, again: 30 });
		}
		school.log.error("The street failed", { requestId, path: openPath(c.req.path, basePath), error });
		return refuse(below(c.req.path), { status: 500, reason: "failed", id: requestId });
	});
	return app;

	async function enterAndAnswer(c: Context<Bindings>): Promise<Response> {
		const startedAt = performance.now();
		const response = await answerPage(c, parts);
		const status = response === RESPONSE_ALREADY_SENT ? c.env.outgoing.statusCode : response.status;
		note(c, status, startedAt);
		return response;
	}

	/** A place inside is taken as late as can be: a form that is still on its way keeps nobody out. */
	function turnAway(rawUrl: string): Response {
		metrics.shed.inc();
		return refuse(below(rawUrl), { status: 503, reason: "busy", again: 5 });
	}

	/** One line and one count for every answer that was made. */
	function note({ env: { incoming } }: Context<Bindings>, status: number, startedAt: number): void {
		const { method = "GET", url = "/" } = incoming;
		const path = splitAddress(url).path.replace(PAYLOAD, "") || "/";
		const door = parts.nameDoor(path);
		metrics.doors.inc({ door, method, status: classOf(status) });
		const ms = Math.round(performance.now() - startedAt);
		const fields = { requestId: nameOf(incoming), method, door, status, ms };
		school.log[method === "POST" ? "info" : "debug"]("Answered", fields);
	}

	async function answerPage(c: Context<Bindings>, { renderer }: StreetParts): Promise<Response> {
		const { incoming, outgoing } = c.env;
		const rawUrl = incoming.url ?? "/";
		const isRead = incoming.method === "GET" || incoming.method === "HEAD";
		if (!isRead && incoming.method !== "POST") return refuse(below(rawUrl), { status: 405, reason: "notAllowed" });

		const redirect = isRead ? redirectFor(rawUrl, parts.findElsewhere(incoming), basePath) : undefined;
		if (redirect) return redirect;

		const wanted = chooseEncoding(incoming.headers["accept-encoding"] as string | undefined);
		const draft = isRead ? await parts.office.showDraft(rawUrl, renderer) : undefined;
		if (draft) {
			writePage(incoming, outgoing, await storePage(draft, wanted));
			return RESPONSE_ALREADY_SENT;
		}

		const key = isRead ? parts.findKey(rawUrl) : undefined;
		if (hasNul(key?.path ?? rawUrl)) return refuse(below(rawUrl), { status: 404, reason: "unknown" });
		const stopTimer = metrics.renderSeconds.startTimer();
		if (key) {
			const leave = crowd.enter("read");
			if (!leave) return turnAway(rawUrl);
			const page = await cache.fetch(key.key, () => renderer.renderShared(key), wanted).finally(leave);
			stopTimer();
			count(page.status, "rendered");
			writePage(incoming, outgoing, page, key.foreign);
			return RESPONSE_ALREADY_SENT;
		}

		const url = readRequestUrl(incoming, environment.TRUST_PROXY, environment.publicUrl);
		const init: RequestInit = { method: incoming.method, headers: c.req.raw.headers };
		if (!isRead) {
			if (isForeignOrigin(incoming.headers.origin, url, ownHosts(environment)))
				return refuse(below(rawUrl), { status: 403, reason: "foreign" });
			const read = await readFormBody(incoming);
			if (!read.ok)
				return refuse(below(rawUrl), { status: read.status, reason: read.status === 413 ? "tooLarge" : "malformed" });
			init.body = new Uint8Array(read.body);
		}
		const visitor = readVisitor(incoming, environment.TRUST_PROXY);
		const leave = crowd.enter(isRead ? "read" : "form");
		if (!leave) return turnAway(rawUrl);
		const page: RenderedPage = await renderer.renderOwn(new Request(url, init), visitor).finally(leave);
		stopTimer();
		count(page.status, "own");
		writePage(incoming, outgoing, await storePage(page, wanted));
		return RESPONSE_ALREADY_SENT;
	}

	/** The address as the site knows it, so that its language can be told. */
	function below(address: string): string {
		return address.startsWith(basePath) ? address.slice(basePath.length - 1) : address;
	}

	function count(status: number, source: "rendered" | "own"): void {
		metrics.answers.inc({ status: classOf(status), source });
	}
}

function classOf(status: number): string {
	return `${Math.floor(status / 100)}xx`;
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

function isInside(ip: string | undefined): boolean {
	return /^(?:127\.|::1$|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(ip ?? "");
}
