import type { IncomingMessage, ServerResponse } from "node:http";
import { addQuery } from "../addresses/split-address.ts";
import { canBePacked, packFor } from "./pack-page.ts";
import { PACKINGS, type Packing, type StoredPage } from "./stored-page.ts";

/** Browsers send a handful of values; whoever invents more of them fills nothing. */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, readonly Packing[]>();
/** Each choice of packings once, so that answers are remembered by it. */
const choices = new Map<string, readonly Packing[]>();

/** The packings that a browser takes by its Accept-Encoding, in our order. The same choice is the same list, so it can be a key. */
export function readPackings(header = ""): readonly Packing[] {
	const known = remembered.get(header);
	if (known) return known;
	const taken = takenBy(header);
	const choice = choices.get(taken.join()) ?? taken;
	choices.set(taken.join(), choice);
	if (remembered.size >= MAX_REMEMBERED) remembered.clear();
	remembered.set(header, choice);
	return choice;
}

function takenBy(header: string): readonly Packing[] {
	const taken = new Set<string>();
	for (const part of header.toLowerCase().split(",")) {
		const [name = "", ...options] = part.split(";").map((piece) => piece.trim());
		if (!options.some((option) => /^q=0(?:\.0*)?$/.test(option))) taken.add(name);
	}
	return PACKINGS.filter((packing) => taken.has(packing));
}

type Answer = { readonly headers: Record<string, string | readonly string[] | number>; readonly body: Buffer };

/** What a page is sent with is the same for everybody who takes the same packings, so it is put together once. */
const answers = new WeakMap<StoredPage, Map<readonly Packing[], Answer>>();

/** Undefined where the page has to be packed first. */
function answerOf(page: StoredPage, taken: readonly Packing[]): Answer | undefined {
	const known = answers.get(page)?.get(taken);
	if (known) return known;
	if (taken.length > 0 && !taken.some((packing) => page.bodies[packing]) && canBePacked(page)) return undefined;
	const answer = putTogether(page, taken);
	const others = answers.get(page) ?? new Map();
	answers.set(page, others.set(taken, answer));
	return answer;
}

/** The page in the smallest body that the browser takes. */
function putTogether(page: StoredPage, taken: readonly Packing[]): Answer {
	let body = page.bodies.identity;
	let packing: Packing | undefined;
	for (const other of taken) {
		const packed = page.bodies[other];
		if (packed && packed.length < body.length) [body, packing] = [packed, other];
	}
	const headers: Answer["headers"] = {
		...page.headers,
		ETag: page.etag,
		Vary: "Accept-Encoding",
		"Content-Length": body.length,
	};
	if (packing) headers["Content-Encoding"] = packing;
	return { headers, body };
}

/**
 * Writes a page, or 304 when the browser has it already. A page that redirects passes unknown parameters of the address on.
 *
 * @returns undefined where it is written; a promise where the page has to be packed first for a browser like this one.
 */
export function writePage(
	request: IncomingMessage,
	response: ServerResponse,
	page: StoredPage,
	foreign = "",
): Promise<void> | undefined {
	const { "if-none-match": known, "accept-encoding": accepted } = request.headers;
	if (known !== undefined && page.status === 200 && matchesEtag(known, page.etag)) {
		response.writeHead(304, {
			ETag: page.etag,
			"Cache-Control": String(page.headers["cache-control"] ?? "no-cache"),
			Vary: "Accept-Encoding",
		});
		response.end();
		return undefined;
	}
	const taken = readPackings(accepted as string | undefined);
	const answer = answerOf(page, taken);
	if (answer) {
		send(answer);
		return undefined;
	}
	return packForAll(page, taken).then(send);

	function send({ headers, body }: Answer): void {
		const { location } = page.headers;
		const sent =
			foreign && typeof location === "string" ? { ...headers, location: addQuery(location, foreign) } : headers;
		response.writeHead(page.status, sent as never);
		response.end(request.method === "HEAD" ? undefined : body);
	}
}

const underway = new WeakMap<StoredPage, Map<readonly Packing[], Promise<Answer>>>();

/** Packs a page once for all who take these packings and ask for it while it has none of them. Where that fails they get it as it is. */
function packForAll(page: StoredPage, taken: readonly Packing[]): Promise<Answer> {
	const begun = underway.get(page) ?? new Map<readonly Packing[], Promise<Answer>>();
	underway.set(page, begun);
	const [fastest = "gzip"] = taken;
	const answer =
		begun.get(taken) ??
		packFor(page, fastest).then(
			(packed) => putTogether(packed, taken),
			() => putTogether(page, []),
		);
	begun.set(taken, answer);
	return answer;
}

function matchesEtag(header: string | undefined, etag: string): boolean {
	if (!header) return false;
	return header === "*" || header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
