import { randomUUID } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { openPath } from "../../app/i18n/open-path.ts";
import { type Outage, OutageError } from "../../app/platform/outage.server.ts";
import { createPageLifetime, type PageLifetime } from "../../app/platform/page-lifetime.server.ts";
import {
	outageContext,
	pageLifetimeContext,
	type School,
	schoolContext,
	scriptMarkContext,
	type Visitor,
	visitorContext,
} from "../../app/request-context.server.ts";
import { ownHosts } from "../addresses/foreign-origin.ts";
import { leadsNowhere, pathBelow } from "../addresses/split-address.ts";
import { noteTries } from "../street/note-tries.ts";
import { refuse } from "../street/refuse.ts";
import { lostPageFor } from "./lost-page.ts";

type RouterAnswer = {
	readonly response: Response;
	readonly body: Buffer;
	readonly lifetime: PageLifetime;
	/** The nonce of the scripts that our own code put into the body. */
	readonly mark: string;
};

/**
 * `host` is the school as this one page shall see it.
 * @throws OutageError where something that the page needs is away: a repeated request, also one that the browser makes itself, has cost its
 * visitor no try.
 */
type RouterRun = (request: Request, visitor: Visitor, host?: School) => Promise<RouterAnswer>;

/** The router as a function of a request, its visitor and the school. */
export function createRouterRun(build: ServerBuild | (() => Promise<ServerBuild>), school: School): RouterRun {
	const allowedActionOrigins = ownHosts(school.environment);
	const handle = createRequestHandler(
		typeof build === "function"
			? async () => ({ ...(await build()), allowedActionOrigins })
			: { ...build, allowedActionOrigins },
		school.environment.NODE_ENV,
	);

	return async function run(request, visitor, host = school) {
		const lifetime = createPageLifetime(host.clock.now());
		const mark = randomUUID();
		const tries = noteTries(host.limits);
		const trouble: { found?: { outage: Outage; error: unknown } } = {};
		const ask = (asked: Request): Promise<Response> => {
			const context = new RouterContextProvider();
			context.set(schoolContext, { ...host, limits: tries.limits });
			context.set(visitorContext, visitor);
			context.set(pageLifetimeContext, lifetime);
			context.set(scriptMarkContext, mark);
			context.set(outageContext, trouble);
			return handle(asked, context);
		};
		const found = leadsNowhere(new URL(request.url)) ? nothingAt(request.url, school.environment) : await ask(request);
		const lost = lostPageFor({ request, response: found, basePath: school.environment.BASE_PATH });
		const response = lost ? await ask(lost) : found;
		// A page of failure would say that the program is broken; it is not.
		if (trouble.found && response.status >= 500) {
			await tries.giveBack();
			throw new OutageError(trouble.found.outage, trouble.found.error);
		}
		if (response.status === 404) school.log.info(`Page not found: ${pageOf(request.url, school.environment)}`);
		return { response, body: Buffer.from(await response.arrayBuffer()), lifetime, mark };
	};
}

/** The answer to an address that no route is asked about. */
function nothingAt(address: string, { BASE_PATH }: School["environment"]): Response {
	return refuse(pathBelow(new URL(address).pathname, BASE_PATH), { status: 404, reason: "unknown" });
}

/** The path of the page that a request is for, in its language, without base path, query and tokens. */
function pageOf(address: string, { BASE_PATH }: School["environment"]): string {
	return openPath(new URL(address).pathname.replace(/(?:\/_)?\.data$/, "") || "/", BASE_PATH);
}
