import { HttpError } from "react-admin";

/** The base path of the site: the office is its folder `admin/`. */
const SITE_BASE = import.meta.env.BASE_URL.replace(/admin\/$/, "");

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type CallOptions = {
	readonly method?: Method;
	/** Sent as JSON, or as it is if it is a form with files. */
	readonly body?: object | FormData;
	readonly signal?: AbortSignal;
	/** Generated with a form, so that a form sent twice is handled once. */
	readonly key?: string | undefined;
	/** Whether the response is a file, returned as a `Blob`. */
	readonly isFile?: boolean;
};
/** What an answer of the school that is no success says; codes, never sentences. */
export type Refusal = {
	readonly code?: string;
	readonly errors?: Record<string, string>;
	readonly data?: Record<string, unknown>;
	/** Seconds after which the request may be repeated. */
	readonly retryAfter?: number;
};

/** What the school said when it refused; empty where the failure came before its answer. */
export function refusalOf(error: HttpError): Refusal {
	return error.body ?? {};
}

/** `path` from the root of the site as an address for a link: `api/admin/posts/export.csv`. */
export function siteAddress(path: string): string {
	return SITE_BASE + path;
}

/**
 * Sends a request to the school. `path` has no leading slash: `api/admin/posts`.
 * @throws HttpError whose message is a key of our words (`errors.<code>`) and whose body is a Refusal; status 0 when there is no answer.
 */
export async function call<Answer>(
	path: string,
	{ method = "GET", body, signal, key, isFile = false }: CallOptions = {},
): Promise<Answer> {
	const isForm = body instanceof FormData;
	const isWriting = method !== "GET" && !isForm;
	let response: Response;
	try {
		response = await fetch(siteAddress(path), {
			method,
			signal,
			credentials: "same-origin",
			headers: {
				accept: "application/json",
				...(isWriting ? { "content-type": "application/json" } : {}),
				...(key ? { "idempotency-key": key } : {}),
			},
			body: isForm ? body : isWriting ? JSON.stringify(body ?? {}) : undefined,
		});
	} catch (error) {
		if (signal?.aborted) throw error;
		throw new HttpError("errors.offline", 0, { code: "offline" });
	}
	const answer = await (response.ok && isFile ? readFile(response) : readAnswer(response));
	if (response.ok) return answer as Answer;
	const refusal: Refusal = { ...(answer as Refusal | undefined), retryAfter: readRetryAfter(response) };
	throw new HttpError(`errors.${refusal.code ?? codeOf(response.status)}`, response.status, refusal);
}

/** @throws HttpError when it breaks off: half a list must not pass for the whole one. */
async function readFile(response: Response): Promise<Blob> {
	try {
		return await response.blob();
	} catch {
		throw new HttpError("errors.offline", 0, { code: "offline" });
	}
}

async function readAnswer(response: Response): Promise<unknown> {
	try {
		return await response.json();
	} catch {
		// There is no body, or it is the page of a proxy.
		return undefined;
	}
}

function readRetryAfter(response: Response): number | undefined {
	const seconds = Number(response.headers.get("retry-after") ?? response.headers.get("x-retry-after") ?? "");
	return seconds > 0 ? seconds : undefined;
}

/** The error code of a response that contains none. */
function codeOf(status: number): string {
	const codes: Record<number, string> = {
		401: "unauthenticated",
		403: "forbidden",
		404: "notFound",
		409: "conflict",
		413: "tooLarge",
		429: "tooMany",
		503: "databaseAway",
		507: "diskFull",
	};
	return codes[status] ?? "failed";
}
