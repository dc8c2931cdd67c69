import type { IncomingMessage } from "node:http";

/** Bytes; the longest real call (a Telegram text of 4096 letters, a lead with its fields) stays far below. */
const LARGEST_BODY = 64 * 1024;

/** @returns the body as text, undefined when it is larger than 64 KiB. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request) {
		size += (chunk as Buffer).length;
		if (size <= LARGEST_BODY) chunks.push(chunk as Buffer);
	}
	return size <= LARGEST_BODY ? Buffer.concat(chunks).toString("utf8") : undefined;
}
