import type { IncomingMessage } from "node:http";

/** Far more than any form of the site needs. */
export const MAX_BODY_BYTES = 64 * 1024;

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export type BodyResult = { ok: true; body: Buffer } | { ok: false; status: 400 | 413 };

/** Reads a whole body, up to `mostBytes`. */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<BodyResult> {
	if (Number(request.headers["content-length"] ?? 0) > mostBytes) return { ok: false, status: 413 };
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		for await (const chunk of request as AsyncIterable<Buffer>) {
			size += chunk.length;
			if (size > mostBytes) return { ok: false, status: 413 };
			chunks.push(chunk);
		}
	} catch {
		return { ok: false, status: 400 };
	}
	return { ok: true, body: Buffer.concat(chunks) };
}

/** Reads a posted form whole, up to {@link MAX_BODY_BYTES}, and checks that it can be read as a form at all. */
export async function readFormBody(request: IncomingMessage): Promise<BodyResult> {
	const read = await readBody(request, MAX_BODY_BYTES);
	if (!read.ok) return read;
	const type = request.headers["content-type"] ?? "";
	if (!FORM_TYPES.test(type)) return { ok: false, status: 400 };
	try {
		await new Response(new Uint8Array(read.body), { headers: { "content-type": type } }).formData();
	} catch {
		return { ok: false, status: 400 };
	}
	return read;
}
