import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { RefusalPage } from "../street/refusal-page/refusal-pages.ts";

/** How long the body of a request may take to arrive: a form, a document of the office, a notification of a bank. */
const PATIENCE_MS = 30_000;
/** A large body has the time in addition that a slow line, 50 kB a second, takes for it: a picture of 15 MB about five minutes. */
const BYTES_PER_MS = 50;
/** A picture with its form. A larger body is refused before it is read. */
const MOST_BYTES = 16 * 1024 * 1024;
/** The longest that any request may take to arrive. */
export const LONGEST_REQUEST_MS = patienceFor(MOST_BYTES);

const TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n";

/** Finds the page for a browser whose form did not arrive whole; undefined for a program, which asks for no page. */
type FindPage = (request: IncomingMessage) => RefusalPage | undefined;

/** Hangs up on a request whose body has not come whole within thirty seconds, and a second more for each 50 kB that it announces. */
export function boundBody(request: IncomingMessage, response: ServerResponse, findPage: FindPage): void {
	const { "content-length": length, "transfer-encoding": encoding } = request.headers;
	if (length === undefined && encoding === undefined) return;
	const watch = setTimeout(
		() => {
			if (request.complete) return;
			const { socket } = request;
			if (socket.writable && !response.headersSent) sayTooSlow(socket, findPage(request));
			socket.destroy();
		},
		patienceFor(Number(length ?? 0)),
	);
	request.once("close", () => clearTimeout(watch));
}

/** Writes the answer to the socket itself, because the server still waits for the body. */
function sayTooSlow(socket: Socket, page: RefusalPage | undefined): void {
	if (!page) {
		socket.write(`${TOO_SLOW}\r\n`, "latin1");
		return;
	}
	const headers = Object.entries(page.headers).map(([name, value]) => `${name}: ${value}\r\n`);
	socket.write(`${TOO_SLOW}${headers.join("")}content-length: ${page.body.length}\r\n\r\n`, "latin1");
	socket.write(page.body);
}

function patienceFor(bytes: number): number {
	return PATIENCE_MS + Math.ceil(Math.min(bytes, MOST_BYTES) / BYTES_PER_MS);
}
