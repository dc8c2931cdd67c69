import type { IncomingMessage, ServerResponse } from "node:http";
import { addQuery } from "../addresses/split-address.ts";
import type { Encoding, StoredPage } from "./stored-page.ts";

/** Browsers send a handful of values; whoever invents more of them fills nothing. */
const MAX_REMEMBERED = 100;
const chosen = new Map<string, Encoding>();

/** The best encoding of ours that the browser takes, by its Accept-Encoding. */
export function chooseEncoding(header = ""): Encoding {
	const known = chosen.get(header);
	if (known) return known;
	const encoding = readEncoding(header);
	if (chosen.size >= MAX_REMEMBERED) chosen.clear();
	chosen.set(header, encoding);
	return encoding;
}

function readEncoding(header: string): Encoding {
	const taken = new Set<string>();
	for (const part of header.toLowerCase().split(",")) {
		const [name = "", ...options] = part.split(";").map((piece) => piece.trim());
		if (!options.some((option) => /^q=0(?:\.0*)?$/.test(option))) taken.add(name);
	}
	if (taken.has("br")) return "br";
	return taken.has("gzip") ? "gzip" : "identity";
}

type Answer = { readonly headers: Record<string, string | readonly string[] | number>; readonly body: Buffer };

/** What a page is sent with is the same for everybody, so it is put together once. */
const answers = new WeakMap<StoredPage, Partial<Record<Encoding, Answer>>>();

function answerOf(page: StoredPage, wanted: Encoding): Answer {
	let known = answers.get(page);
	if (!known) {
		known = {};
		answers.set(page, known);
	}
	known[wanted] ??= putTogether(page, wanted);
	return known[wanted];
}

function putTogether(page: StoredPage, wanted: Encoding): Answer {
	// What does not shrink (pictures, fonts) is stored once and sent as it is.
	const encoding = page.bodies[wanted] === page.bodies.identity ? "identity" : wanted;
	const body = page.bodies[encoding];
	const headers: Answer["headers"] = {
		...page.headers,
		ETag: page.etag,
		Vary: "Accept-Encoding",
		"Content-Length": body.length,
	};
	if (encoding !== "identity") headers["Content-Encoding"] = encoding;
	return { headers, body };
}

/** Writes a cached page, or 304 when the browser has it already. A page that redirects passes unknown parameters of the address on. */
export function writePage(request: IncomingMessage, response: ServerResponse, page: StoredPage, foreign = ""): void {
	const { "if-none-match": known, "accept-encoding": accepted } = request.headers;
	if (known !== undefined && page.status === 200 && matchesEtag(known, page.etag)) {
		response.writeHead(304, {
			ETag: page.etag,
			"Cache-Control": String(page.headers["cache-control"] ?? "no-cache"),
			Vary: "Accept-Encoding",
		});
		response.end();
		return;
	}
	const { headers, body } = answerOf(page, chooseEncoding(accepted as string | undefined));
	const { location } = page.headers;
	const sent =
		foreign && typeof location === "string" ? { ...headers, location: addQuery(location, foreign) } : headers;
	response.writeHead(page.status, sent as never);
	response.end(request.method === "HEAD" ? undefined : body);
}

function matchesEtag(header: string | undefined, etag: string): boolean {
	if (!header) return false;
	return header === "*" || header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
