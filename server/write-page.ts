import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { StoredPage } from "./page-cache.ts";

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding of ours that the browser takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
	const taken = new Set<string>();
	for (const part of (accepted ?? "").toLowerCase().split(",")) {
		const [name = "", ...options] = part.split(";").map((piece) => piece.trim());
		if (!options.some((option) => /^q=0(?:\.0*)?$/.test(option))) taken.add(name);
	}
	if (taken.has("br")) return "br";
	return taken.has("gzip") ? "gzip" : "identity";
}

/** Writes a stored page, or 304 when the browser has it already. */
export function writePage(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
	if (page.status === 200 && matchesEtag(request.headers["if-none-match"], page.etag)) {
		response.writeHead(304, {
			ETag: page.etag,
			"Cache-Control": String(page.headers["cache-control"] ?? "no-cache"),
			Vary: "Accept-Encoding",
		});
		response.end();
		return;
	}
	const wanted = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
	// What does not shrink (pictures, fonts) is stored once and sent as it is.
	const encoding = page.bodies[wanted] === page.bodies.identity ? "identity" : wanted;
	const body = page.bodies[encoding];
	const headers: Record<string, string | readonly string[] | number> = {
		...page.headers,
		ETag: page.etag,
		Vary: "Accept-Encoding",
		"Content-Length": body.length,
	};
	if (encoding !== "identity") headers["Content-Encoding"] = encoding;
	response.writeHead(page.status, headers as OutgoingHttpHeaders);
	response.end(request.method === "HEAD" ? undefined : body);
}

function matchesEtag(header: string | undefined, etag: string): boolean {
	if (!header) return false;
	return header === "*" || header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
