import type { IncomingMessage } from "node:http";
import type { Visitor } from "../../app/request-context.server.ts";
import { nameOf } from "./name-request.ts";

/** Who asks. Forwarded headers count only behind a proxy that we trust; the nearest hop is the last address of the list. */
export function readVisitor(request: IncomingMessage, trustProxy: boolean): Visitor {
	const forwarded = trustProxy
		? String(request.headers["x-forwarded-for"] ?? "")
				.split(",")
				.at(-1)
				?.trim()
		: undefined;
	const ip = (forwarded || request.socket.remoteAddress)?.replace(/^::ffff:/, "");
	return { ip, agent: request.headers["user-agent"]?.slice(0, 300), requestId: nameOf(request) };
}

/** The address a visitor typed, as the router must see it. */
export function readRequestUrl(request: IncomingMessage, trustProxy: boolean, fallbackOrigin: string): URL {
	const forwardedHost = trustProxy ? first(request.headers["x-forwarded-host"]) : undefined;
	const forwardedProtocol = trustProxy ? first(request.headers["x-forwarded-proto"]) : undefined;
	const fallback = new URL(fallbackOrigin);
	const host = forwardedHost ?? request.headers.host ?? fallback.host;
	const protocol = forwardedProtocol === "https" || forwardedProtocol === "http" ? forwardedProtocol : "http";
	const path = request.url?.startsWith("/") ? request.url : "/";
	try {
		return new URL(`${protocol}://${host}${path}`);
	} catch {
		return new URL(path.replace(/^\/+/, "/"), fallback);
	}
}

function first(header: string | string[] | undefined): string | undefined {
	return (
		String(header ?? "")
			.split(",")[0]
			?.trim() || undefined
	);
}
