import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { answerRefusal } from "./answer.ts";
import type { OfficeBindings } from "./office-parts.ts";

/** Far more than a form of somebody who is not signed in yet holds. */
export const ENTRANCE_BYTES = 16 * 1024;

/** Refuses a body of more bytes than that, whatever it says of its length. */
export function limitBody(mostBytes: number): MiddlewareHandler<OfficeBindings> {
	return bodyLimit({ maxSize: mostBytes, onError: (c) => answerRefusal(c, { ok: false, code: "tooLarge" }) });
}
