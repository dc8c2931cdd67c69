import { type Fetch, fetchOnce, type OutsideCall } from "../../../platform/fetch-once.server.ts";
import { type DeliveryFailure, failForNow } from "./delivery-outcome.ts";

/** `timeoutMs` is 10 000 by default. */
export type ServiceCall = Omit<OutsideCall, "timeoutMs"> & { readonly timeoutMs?: number };

/** A JSON answer below 500 (429 included), or the failure that stands in its place. `json` is undefined for 204. */
export type ServiceAnswer =
	| { readonly answered: true; readonly status: number; readonly headers: Headers; readonly json: unknown }
	| { readonly answered: false; readonly failure: DeliveryFailure };

const TIMEOUT_MS = 10_000;

/**
 * Calls an outside service once. Silence, a broken connection, 5xx and anything that is not JSON (a proxy's page, whatever
 * its status) are failures for now. Of an error of the network the reason has the code alone: its message quotes the address.
 */
export async function callService(call: ServiceCall, fetch?: Fetch): Promise<ServiceAnswer> {
	const answer = await fetchOnce({ ...call, timeoutMs: call.timeoutMs ?? TIMEOUT_MS }, fetch);
	if (answer.answered) return readAnswer(answer.status, answer.headers, answer.text);
	const reason = answer.timedOut ? "timed-out" : ["unreachable", answer.code].filter(Boolean).join(" ");
	return { answered: false, failure: failForNow(reason) };
}

function readAnswer(status: number, headers: Headers, text: string): ServiceAnswer {
	if (status >= 500) return { answered: false, failure: failForNow(`server-error ${status}`) };
	if (status === 204) return { answered: true, status, headers, json: undefined };
	try {
		return { answered: true, status, headers, json: JSON.parse(text) };
	} catch {
		return { answered: false, failure: failForNow(`unreadable-answer ${status}`) };
	}
}
