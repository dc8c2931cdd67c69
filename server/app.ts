import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { siteUrlsOf } from "../app/i18n/locale-domains.ts";
import { openPath } from "../app/i18n/open-path.ts";
import { causeOf, findOutage, OUTAGE_AGAIN_S, OUTAGES } from "../app/platform/outage.server.ts";
import { isLocale } from "../app/shared/localized.ts";
import { localeCookie } from "./addresses/language-redirect.ts";
import { returnAddress } from "./addresses/return-address.ts";
import { splitAddress } from "./addresses/split-address.ts";
import { createPageAnswer } from "./answer-page.ts";
import { mountMachineDoors } from "./mount-machine-doors.ts";
import { mountOffice } from "./office/open-office.ts";
import { answerPicture } from "./street/answer-picture.ts";
import { requestIdOf } from "./street/assign-request-id.ts";
import { completeHeaders } from "./street/complete-headers.ts";
import { type StreetApp, type StreetBindings, type StreetContext, setVisitor } from "./street/street-app.ts";
import type { StreetParts } from "./street-parts.ts";
import { classOf } from "./watch/metrics.ts";

/** The suffixes of a page's path at which its data is requested. */
const PAYLOAD = /(?:\/_payload\.json|(?:\/_)?\.data)$/;

/** Everything that is not a stored page or a file: addresses for machines, the office, pages to render, forms. */
export function createStreetApp(parts: StreetParts): StreetApp {
	const { school, metrics } = parts;
	const basePath = school.environment.BASE_PATH;
	const answerPage = createPageAnswer(parts);
	const everywhere: StreetApp = new Hono<StreetBindings>().use(setVisitor(school.environment, parts.refusalPages));
	// Requests outside the base path are answered too.
	const app: StreetApp = everywhere.basePath(basePath);

	app.use("*", completeHeaders);
	mountMachineDoors(app, parts);
	mountVisitorDoors(app, parts);
	mountOffice(app, parts.office, metrics);
	app.all("*", answerAndNote);
	app.notFound(answerAndNote);
	app.onError((error, c) => {
		const outage = findOutage(error);
		const status = outage === "full" ? 507 : outage ? 503 : 500;
		metrics.answers.inc({ status: "5xx", source: "own" });
		note(c, status);
		const { requestId } = c.get("visitor");
		const where = { requestId, path: openPath(c.req.path, basePath) };
		if (outage) {
			metrics.outages.inc({ outage });
			school.log.error(OUTAGES[outage], { ...where, code: causeOf(error) });
			return c.get("refuse")({ status, reason: outage, again: OUTAGE_AGAIN_S });
		}
		school.log.error("The street failed", { ...where, error });
		return c.get("refuse")({ status, reason: "failed", id: requestId });
	});
	return app;

	async function answerAndNote(c: StreetContext): Promise<Response> {
		const startedAt = performance.now();
		const response = await answerPage(c);
		note(c, response === RESPONSE_ALREADY_SENT ? c.env.outgoing.statusCode : response.status, startedAt);
		return response;
	}

	/** Logs and counts every answer that was made. */
	function note({ env: { incoming } }: StreetContext, status: number, startedAt?: number): void {
		const { method = "GET", url = "/" } = incoming;
		const path = splitAddress(url).path.replace(PAYLOAD, "") || "/";
		const door = parts.nameDoor(path);
		metrics.doors.inc({ door, method, status: classOf(status) });
		const ms = startedAt === undefined ? undefined : Math.round(performance.now() - startedAt);
		const fields = { requestId: requestIdOf(incoming), method, door, status, ms };
		school.log[method === "POST" ? "info" : "debug"]("Answered", fields);
	}
}

/** What a browser asks for besides pages: another language, a picture of the office. */
function mountVisitorDoors(app: StreetApp, { school: { environment }, office }: StreetParts): void {
	const basePath = environment.BASE_PATH;
	const siteUrls = siteUrlsOf(environment);
	const hasDomains = Object.keys(environment.LOCALE_DOMAINS).length > 0;

	app.get("/locale/:code", (c) => {
		const code = c.req.param("code");
		if (!isLocale(code)) return c.notFound();
		return new Response(null, {
			status: 302,
			headers: {
				location: (hasDomains ? siteUrls[code] : basePath.slice(0, -1)) + returnAddress(c.req.query("to"), code),
				"set-cookie": localeCookie(code),
				"cache-control": "no-store",
			},
		});
	});
	app.get("/media/:file", async (c) => {
		const answer = await answerPicture(office.store, c.req.param("file"));
		return answer ?? c.get("refuse")({ status: 404, reason: "unknown" });
	});
}
