import type { Context } from "hono";

/** The body as JSON; undefined for what is none, which no schema takes. */
export async function readJson(c: Context): Promise<unknown> {
	try {
		return await c.req.json();
	} catch {
		return undefined;
	}
}
