import type { MiddlewareHandler } from "hono";
import { answerRefusal } from "./answer.ts";

/** Far more than a form of somebody who is not signed in yet holds. */
export const ENTRANCE_BYTES = 16 * 1024;

/**
 * Refuses a body of more bytes than that, whatever it says of its length. One that says nothing of it is read here: Hono's own
 * `bodyLimit` builds the request anew from the server's, which the platform does not take.
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

/** Undefined where there is more. */
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
