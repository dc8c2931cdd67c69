import { createFetch } from "ofetch";
import { type DeliveryFailure, failForNow } from "./delivery-outcome.ts";

export type Fetch = typeof globalThis.fetch;

export type ServiceCall = {
	readonly method: "GET" | "POST";
	/** May hold a secret: never logged, never part of a reason. */
	readonly url: string;
	readonly headers?: Readonly<Record<string, string>>;
	/** Sent as JSON. */
	readonly body?: object;
	/** Until the last byte of the answer; 10 000 by default. */
	readonly timeoutMs?: number;
};

/** A JSON answer below 500 (429 included), or the failure that stands in its place. `json` is undefined for 204. */
export type ServiceAnswer =
	| { readonly answered: true; readonly status: number; readonly headers: Headers; readonly json: unknown }
	| { readonly answered: false; readonly failure: DeliveryFailure };

const TIMEOUT_MS = 10_000;

/**
 * Calls an outside service once. Silence, a broken connection, 5xx and anything that is not JSON (a proxy's page, whatever
 * its status) are failures for now. Errors of the network are dropped, not passed on: their messages quote the address.
 */
export async function callService(call: ServiceCall, fetch: Fetch = globalThis.fetch): Promise<ServiceAnswer> {
	const signal = AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS);
	try {
		// A signal of our own: the library's timeout ends with the headers, a body could then trickle for ever.
		const response = await createFetch({ fetch }).raw(call.url, {
			method: call.method,
			headers: { accept: "application/json", ...call.headers },
			body: call.body,
			signal,
			redirect: "manual",
			retry: 0,
			responseType: "text",
			ignoreResponseError: true,
		});
		return readAnswer(response.status, response.headers, response._data ?? "");
	} catch {
		return { answered: false, failure: failForNow(signal.aborted ? "timed-out" : "unreachable") };
	}
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
