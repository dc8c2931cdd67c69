import type { IncomingMessage } from "node:http";
import type { Visitor } from "../../app/request-context.server.ts";
import { requestIdOf } from "./assign-request-id.ts";

/** Who asks. Forwarded headers count only behind a proxy that we trust; the nearest hop is the last address of the list. */
export function readVisitor(request: IncomingMessage, trustProxy: boolean): Visitor {
	const forwarded = trustProxy
		? String(request.headers["x-forwarded-for"] ?? "")
				.split(",")
				.at(-1)
				?.trim()
		: undefined;
	const ip = (forwarded || request.socket.remoteAddress)?.replace(/^::ffff:/, "");
	return { ip, agent: request.headers["user-agent"]?.slice(0, 300), requestId: requestIdOf(request) };
}

/** A host name or an IP literal, with an optional port: nothing that would end the host early and begin a path or a query. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The address a visitor typed, as the router must see it. A host that is none counts for nothing. */
export function readRequestUrl(request: IncomingMessage, trustProxy: boolean, fallbackOrigin: string): URL {
	const forwardedHost = trustProxy ? hostIn(first(request.headers["x-forwarded-host"])) : undefined;
	const forwardedProtocol = trustProxy ? first(request.headers["x-forwarded-proto"]) : undefined;
	const host = forwardedHost ?? hostIn(request.headers.host);
	const protocol = forwardedProtocol === "https" || forwardedProtocol === "http" ? forwardedProtocol : "http";
	const path = request.url?.startsWith("/") ? request.url : "/";
	const asked = host ? URL.parse(`${protocol}://${host}${path}`) : null;
	return asked ?? new URL(path.replace(/^\/+/, "/"), fallbackOrigin);
}

function hostIn(header: string | undefined): string | undefined {
	return header !== undefined && HOST.test(header) ? header : undefined;
}

function first(header: string | string[] | undefined): string | undefined {
	return (
		String(header ?? "")
			.split(",")[0]
			?.trim() || undefined
	);
}
