import { createFetch } from "ofetch";
import { findCode } from "../shared/error-code.ts";

export type OutsideCall = {
	readonly method: "GET" | "POST" | "PATCH";
	/** May hold a secret: never logged, never part of a reason. */
	readonly url: string;
	readonly headers?: Readonly<Record<string, string>>;
	/** Sent as JSON. */
	readonly body?: object;
	/** Until the last byte of the answer, in milliseconds. */
	readonly timeoutMs: number;
};

export type Fetch = typeof globalThis.fetch;

/**
 * What came back, as text, or how the call ended without an answer. `error` is what was thrown, whose words quote the address; `code` is
 * the network's own name of the cause, `ENOTFOUND` or `CERT_HAS_EXPIRED`, which quotes nothing.
 */
export type OutsideAnswer =
	| { readonly answered: true; readonly status: number; readonly headers: Headers; readonly text: string }
	| {
			readonly answered: false;
			readonly timedOut: boolean;
			readonly error: unknown;
			readonly code: string | undefined;
	  };

/** Calls an outside service once, without repeating, following redirects or throwing. Any status is an answer. */
export async function fetchOnce(call: OutsideCall, fetch: Fetch = globalThis.fetch): Promise<OutsideAnswer> {
	// A signal of our own: the library's timeout ends with the headers, a body could then trickle for ever.
	const signal = AbortSignal.timeout(call.timeoutMs);
	try {
		const { status, headers, _data } = await createFetch({ fetch }).raw(call.url, {
			method: call.method,
			headers: { accept: "application/json", ...call.headers },
			body: call.body,
			signal,
			redirect: "manual",
			retry: 0,
			responseType: "text",
			ignoreResponseError: true,
		});
		return { answered: true, status, headers, text: _data ?? "" };
	} catch (error) {
		return { answered: false, timedOut: signal.aborted, error, code: findCode(error) };
	}
}
