import type { MiddlewareHandler } from "hono";
import { answerRefusal } from "./answer.ts";

/** Far more than any form of a person who is not signed in yet needs. */
export const ENTRANCE_BYTES = 16 * 1024;

/**
 * Refuses a body larger than that, whatever length it declares. One that declares none is read here: Hono's own `bodyLimit` rebuilds the
 * request from the server's, which Node does not accept.
 */
export function limitBody(mostBytes: number): MiddlewareHandler {
	return async (c, next) => {
		const length = c.req.header("content-length");
		const { raw } = c.req;
		if (length === undefined && raw.body) {
			const body = await readAtMost(raw.body, mostBytes);
			if (!body) return answerRefusal(c, "tooLarge");
			const { method, headers, signal } = raw;
			c.req.raw = new Request(c.req.url, { method, headers, body, signal });
		}
		return Number(length ?? 0) > mostBytes ? answerRefusal(c, "tooLarge") : next();
	};
}

/** Returns undefined when the body is larger. */
async function readAtMost(stream: ReadableStream<Uint8Array>, mostBytes: number): Promise<Blob | undefined> {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const chunk of stream as ReadableStream<Uint8Array<ArrayBuffer>>) {
		size += chunk.length;
		if (size > mostBytes) return undefined;
		chunks.push(chunk);
	}
	return new Blob(chunks);
}
