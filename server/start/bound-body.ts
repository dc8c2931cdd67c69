import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { RefusalPage } from "../street/refusal-page/refusal-pages.ts";

/** What a form, an order of the office or a notification of a bank may take to arrive. */
const PATIENCE_MS = 30_000;
/** What is larger has so much longer as a slow line takes for it, 50 kB a second: a picture of 15 MB about five minutes. */
const BYTES_PER_MS = 50;
/** Doors refuse what is larger than a picture with its form before they read it. */
const MOST_BYTES = 16 * 1024 * 1024;
/** The longest that any request may take to arrive. */
export const LONGEST_REQUEST_MS = patienceFor(MOST_BYTES);

const TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n";

/** The page that a browser is shown as whose form did not come whole; undefined for who asks for no page. */
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

/** Past the server, which still waits for the body: the answer as it goes over the wire. */
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
