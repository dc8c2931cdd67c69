import type { Context } from "hono";
import { storable } from "./storable.ts";

/** The body as JSON, its texts as they can be kept; undefined for what is none, which no schema takes. */
export async function readJson(c: Context): Promise<unknown> {
	return parseJson(await c.req.text());
}

/** The same JSON with texts as they can be kept; what is none is left as it is. */
export function storableJson(text: string): string {
	const body = parseJson(text);
	return body === undefined ? text : JSON.stringify(body);
}

/** The value of a JSON text, its texts as they can be kept; undefined when it is no JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text, (_name, value) => (typeof value === "string" ? storable(value) : value));
	} catch {
		return undefined;
	}
}
