import type { Context } from "hono";
import { storable } from "./storable.ts";

/** The body as JSON, its texts as they can be kept; undefined for what is none, which no schema takes. */
export async function readJson(c: Context): Promise<unknown> {
	return parseStorable(await c.req.text());
}

/** The same JSON with texts as they can be kept; what is none is left as it is. */
export function storableJson(text: string): string {
	const body = parseStorable(text);
	return body === undefined ? text : JSON.stringify(body);
}

function parseStorable(text: string): unknown {
	try {
		return JSON.parse(text, (_name, value) => (typeof value === "string" ? storable(value) : value));
	} catch {
		return undefined;
	}
}
