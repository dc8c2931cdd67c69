import { DAY_MS } from "../../../shared/durations.ts";
import type { FormValues } from "../submitting/request-answer.ts";
import { OUTBOX } from "./browser-keys.ts";
import { type UnsentRequest, unkeptRequests } from "./unkept-requests.ts";

/*
 * What this browser stores, for a day, of a form that has not been sent: the typed text, and submitted forms until they are delivered.
 * Where storage is full or forbidden, typed text is not stored, and a submitted form waits for as long as its document is open.
 */

const DRAFTS = "orbita.drafts";

type Draft = { readonly values: FormValues; readonly savedAt: number };

/** Never stored: consents are given each time, and the key belongs to one submission. */
const NOT_KEPT = new Set([
	"privacy",
	"personalData",
	"offer",
	"ads",
	"documents",
	"isRepresentative",
	"idempotencyKey",
	"startedAt",
	"website",
	"roistat",
]);

/** The typed text of a form, by the key that the form goes by; undefined where none was stored within a day. */
export function readDraft(key: string): FormValues | undefined {
	return freshDrafts()[key]?.values;
}

/** Stores the typed text of a form in place of what was stored before, without consents. */
export function saveDraft(key: string, values: FormValues): void {
	const kept = Object.fromEntries(Object.entries(values).filter(([name, value]) => value && !NOT_KEPT.has(name)));
	write(DRAFTS, { ...freshDrafts(), [key]: { values: kept, savedAt: Date.now() } });
}

export function forgetDraft(key: string): void {
	const { [key]: _gone, ...rest } = freshDrafts();
	write(DRAFTS, rest);
}

/** Submitted forms that still have to go out, none older than a day. */
export function readOutbox(): UnsentRequest[] {
	return keptOutbox().filter(isFresh);
}

/** Whether anything was submitted and has not gone out, be it too old to be sent now. */
export function hasOutbox(): boolean {
	return keptOutbox().length > 0;
}

/** Whether it still waits; also when it grew too old while it was being sent. */
export function isQueued(id: string): boolean {
	return keptOutbox().some((request) => request.id === id);
}

/** @returns whether it outlives the document. */
export function queueRequest(request: UnsentRequest): boolean {
	const isKept = write(OUTBOX, [...storedOutbox().filter(({ id }) => id !== request.id), request]);
	if (isKept) unkeptRequests.delete(request.id);
	else unkeptRequests.set(request.id, request);
	return isKept;
}

/** Forgets a submitted form: it was delivered or refused. */
export function unqueueRequest(id: string): void {
	keepOnly((request) => request.id !== id);
}

/** Takes names and phones out of the browser that have been there for a day. @returns whether a request was among them that never went out. */
export function forgetLapsed(): boolean {
	freshDrafts();
	if (readOutbox().length === keptOutbox().length) return false;
	keepOnly(isFresh);
	return true;
}

function keptOutbox(): UnsentRequest[] {
	return [...storedOutbox().filter(({ id }) => !unkeptRequests.has(id)), ...unkeptRequests.values()];
}

function storedOutbox(): UnsentRequest[] {
	return read<UnsentRequest[]>(OUTBOX) ?? [];
}

function keepOnly(isLeft: (request: UnsentRequest) => boolean): void {
	for (const request of unkeptRequests.values()) if (!isLeft(request)) unkeptRequests.delete(request.id);
	write(OUTBOX, storedOutbox().filter(isLeft));
}

/** Whoever asks for drafts takes the old ones out. */
function freshDrafts(): Record<string, Draft> {
	const drafts = Object.entries(read<Record<string, Draft>>(DRAFTS) ?? {});
	const fresh = drafts.filter(([, draft]) => isFresh(draft));
	if (fresh.length < drafts.length) write(DRAFTS, Object.fromEntries(fresh));
	return Object.fromEntries(fresh);
}

function isFresh({ savedAt }: { readonly savedAt: number }): boolean {
	return Date.now() - savedAt < DAY_MS;
}

function read<Value>(key: string): Value | undefined {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}

/** @returns whether the browser keeps it now. */
function write(key: string, value: object): boolean {
	try {
		if (Object.keys(value).length > 0) localStorage.setItem(key, JSON.stringify(value));
		else localStorage.removeItem(key);
		return true;
	} catch {
		// Private windows and full disks: the form still works, it is only not kept.
		return false;
	}
}
