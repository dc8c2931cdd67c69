import { createHash } from "node:crypto";
import type { RequestKind } from "../../../../database/request-types.ts";
import { MINUTE_MS } from "../../../shared/durations.ts";
import type { RequestInput } from "./request-input.ts";

const WINDOW_MS = 10 * MINUTE_MS;

type Submission = {
	/** What the browser made, already read; null without script. */
	readonly key?: string | null;
	/** E.164. */
	readonly phone?: string | null;
	readonly email?: string | null;
	readonly kind: RequestKind;
	readonly courseId?: string | null;
	readonly subject?: string | undefined;
	readonly now: Date;
};

/** What distinguishes one request from another: who asks for what. How the visitor came to the site is left out. */
export type AskedContent = { readonly kind: RequestKind } & {
	readonly [Id in "courseId" | "tariffId" | "startId"]?: string | null;
} & {
	readonly answers?: object | null | undefined;
	readonly guide?: string | null | undefined;
	readonly subject?: string | undefined;
} & Partial<Pick<RequestInput, (typeof TYPED)[number]>>;

const TYPED = [
	"name",
	"surname",
	"phone",
	"email",
	"channel",
	"handle",
	"childAge",
	"isRepresentative",
	"wishedAt",
	"message",
	"consents",
] as const satisfies readonly (keyof RequestInput)[];

/**
 * The key under which a submission is accepted once: the browser's own, or `sha256:…` of phone (else e-mail), kind, course and the ten
 * minutes in which it falls (product, section 3). The colon keeps generated keys apart: no key of a browser may contain one.
 */
export function requestKey({ key, phone, email, kind, courseId, subject, now }: Submission): string {
	if (key) return key;
	const window = Math.floor(now.getTime() / WINDOW_MS);
	return `sha256:${sha256([phone || (email ?? "").toLowerCase(), kind, courseId || null, window, ...(subject ? [subject] : [])])}`;
}

/**
 * SHA-256, in hex, of what was asked. The same key with another hash is another request.
 * The order of properties does not matter, and null, undefined and absent are the same.
 */
export function contentHash(input: AskedContent): string {
	const { kind, courseId, tariffId, startId, subject, answers, guide } = input;
	const typed = TYPED.map((name) => [name, input[name]]);
	return sha256({ kind, courseId, tariffId, startId, subject, answers, guide, ...Object.fromEntries(typed) });
}

function sha256(value: unknown): string {
	return createHash("sha256").update(JSON.stringify(value, inOrder)).digest("hex");
}

/** Properties by name, those without a value left out. */
function inOrder(_name: string, value: unknown): unknown {
	if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
	const given = Object.entries(value).filter(([, item]) => item !== null && item !== undefined);
	return Object.fromEntries(given.sort(([one], [other]) => (one < other ? -1 : 1)));
}
