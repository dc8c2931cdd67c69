import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import type { Log } from "../../app/platform/log.server.ts";
import { findOutage, OUTAGE_AGAIN_S, type Outage } from "../../app/platform/outage.server.ts";
import { fail, type Refusal, type Result } from "../../app/shared/result.ts";
import type { Metrics } from "../watch/metrics.ts";

const NO_STORE = { "Cache-Control": "no-store" };
const STATUSES: Readonly<Record<string, ContentfulStatusCode>> = {
	unauthenticated: 401,
	forbidden: 403,
	foreign: 403,
	notFound: 404,
	malformed: 400,
	tooLarge: 413,
	tooMany: 429,
	failed: 500,
	databaseAway: 503,
	filesAway: 503,
	diskFull: 507,
};
const OUTAGE_CODES: Readonly<Record<Outage, string>> = {
	unreachable: "databaseAway",
	readOnly: "databaseAway",
	held: "databaseAway",
	full: "diskFull",
	filesAway: "filesAway",
};

/** Answers with data for the screens, which no cache on the way may keep. */
export function answerData(c: Context, body: object, status: ContentfulStatusCode = 200): Response {
	return c.json(body, status, NO_STORE);
}

/** What a refusal says: the record as it is now goes with one that was edited meanwhile. */
type Refused = Refusal & { readonly current?: object };

/** A refusal as a code that the screens put into words: of one field, of the request, or of a rule of the business (409). */
export function answerRefusal(c: Context, refusal: Refused | string): Response {
	const { code, field, current }: Refused = typeof refusal === "string" ? fail(refusal) : refusal;
	if (field) return c.json({ code: "invalid", errors: { [field]: code } }, 400, NO_STORE);
	return c.json({ code, ...(current ? { data: current } : {}) }, STATUSES[code] ?? 409, NO_STORE);
}

/** Answers with the data that an action returns, or with its refusal. */
export function answerOutcome(
	c: Context,
	outcome: Result<object | undefined>,
	status?: ContentfulStatusCode,
): Response {
	return outcome.ok ? answerData(c, { data: outcome.value ?? {} }, status) : answerRefusal(c, outcome);
}

type Failure = {
	readonly error: unknown;
	readonly log: Log;
	readonly metrics: Pick<Metrics, "outages">;
	readonly requestId: string;
	readonly path: string;
};

/**
 * An outage is no fault of the program: it is counted, it passes, and the screens have words for it. For anything else staff get the
 * request's number, and the log the cause.
 */
export function answerFailure(c: Context, { error, log, metrics, requestId, path }: Failure): Response {
	const outage = findOutage(error);
	log.error(outage ? "The office met an outage" : "The office failed", { requestId, path, error });
	if (!outage) return answerData(c, { code: "failed", id: requestId }, 500);
	metrics.outages.inc({ outage });
	c.header("Retry-After", String(OUTAGE_AGAIN_S));
	return answerRefusal(c, OUTAGE_CODES[outage]);
}

/** Answers with the errors of a schema, by the path of the field. */
export function answerInvalid(c: Context, error: z.ZodError): Response {
	const errors: Record<string, string> = {};
	for (const issue of error.issues) {
		const { path } = issue;
		errors[path.join(".")] ??= withBound(
			issue,
			/^[a-zA-Z]+(?::\d+)?$/.test(issue.message) ? issue.message : codeOf(issue),
		);
	}
	return c.json({ code: "invalid", errors }, 400, NO_STORE);
}

/** The code with the bound that was overstepped, so that staff read how much is allowed: `tooLong:140`. */
function withBound(issue: z.core.$ZodIssue, code: string): string {
	// A sum is kept in minor units, which nobody types; its rule says the bound itself.
	if (code.startsWith("sum")) return code;
	if (issue.code === "custom" && typeof issue.params?.bound === "number") return `${code}:${issue.params.bound}`;
	if (issue.code === "too_big" && issue.inclusive !== false) return `${code}:${issue.maximum}`;
	if (issue.code !== "too_small" || issue.inclusive === false) return code;
	if (issue.origin === "string") return code;
	if (issue.origin !== "array") return `${code}:${issue.minimum}`;
	return issue.minimum > 1 ? `tooFew:${issue.minimum}` : code;
}

/** The code of an error for which the schema has no code of its own. */
function codeOf(issue: z.core.$ZodIssue): string {
	if (issue.code === "too_small")
		return issue.origin === "string" || issue.origin === "array" ? "required" : "tooSmall";
	if (issue.code === "too_big") return { string: "tooLong", array: "tooMany" }[issue.origin as string] ?? "tooLarge";
	if (issue.code === "invalid_value") return "unknown";
	if (issue.code === "invalid_type")
		return issue.expected === "number" || issue.expected === "int" ? "number" : "required";
	if (issue.code !== "invalid_format") return "invalid";
	return { email: "email", url: "url", date: "date" }[issue.format as string] ?? "format";
}
