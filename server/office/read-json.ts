import type { Context } from "hono";

/** The body as JSON, with texts that a database can hold; undefined for what is none, which no schema takes. */
export async function readJson(c: Context): Promise<unknown> {
	return parseClean(await c.req.text());
}

/** The same JSON with texts that a database can hold; what is none is left as it is. */
export function cleanJson(text: string): string {
	const body = parseClean(text);
	return body === undefined ? text : JSON.stringify(body);
}

function parseClean(text: string): unknown {
	try {
		return JSON.parse(text, (_name, value) => (typeof value === "string" ? cleanText(value) : value));
	} catch {
		return undefined;
	}
}

/** PostgreSQL refuses NUL in any text, and half of a sign in JSON. */
function cleanText(text: string): string {
	return text.replaceAll("\0", "").toWellFormed();
}
