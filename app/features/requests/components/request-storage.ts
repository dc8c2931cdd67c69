import type { FormValues } from "../request-answer.ts";
import { OUTBOX } from "./browser-keys.ts";

/*
 * What this browser keeps of a form that has not gone out: the typed text for a day, and submitted forms until they are delivered.
 * Storage may be full or forbidden; then nothing is kept and the form works all the same.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
const DRAFTS = "orbita.drafts";

type Draft = { readonly values: FormValues; readonly savedAt: number };

/** A form that was submitted without a connection. `id` is its idempotency key. */
export type QueuedRequest = {
	readonly id: string;
	readonly url: string;
	readonly body: string;
	readonly draftKey: string;
	readonly savedAt: number;
};

/** Never kept: consents are given anew each time, and the key belongs to one submission. */
const NOT_KEPT = new Set([
	"privacy",
	"personalData",
	"offer",
	"ads",
	"isRepresentative",
	"idempotencyKey",
	"startedAt",
	"website",
	"roistat",
]);

export function readDraft(key: string): FormValues | undefined {
	const draft = read<Record<string, Draft>>(DRAFTS)?.[key];
	return draft && Date.now() - draft.savedAt < DAY_MS ? draft.values : undefined;
}

export function saveDraft(key: string, values: FormValues): void {
	const kept = Object.fromEntries(Object.entries(values).filter(([name, value]) => value && !NOT_KEPT.has(name)));
	write(DRAFTS, { ...freshDrafts(), [key]: { values: kept, savedAt: Date.now() } });
}

export function forgetDraft(key: string): void {
	const { [key]: _gone, ...rest } = freshDrafts();
	write(DRAFTS, rest);
}

export function readOutbox(): QueuedRequest[] {
	return (read<QueuedRequest[]>(OUTBOX) ?? []).filter(({ savedAt }) => Date.now() - savedAt < DAY_MS);
}

export function queueRequest(request: QueuedRequest): void {
	write(OUTBOX, [...readOutbox().filter(({ id }) => id !== request.id), request]);
}

export function unqueueRequest(id: string): void {
	write(
		OUTBOX,
		readOutbox().filter((request) => request.id !== id),
	);
}

function freshDrafts(): Record<string, Draft> {
	const drafts = Object.entries(read<Record<string, Draft>>(DRAFTS) ?? {});
	return Object.fromEntries(drafts.filter(([, { savedAt }]) => Date.now() - savedAt < DAY_MS));
}

function read<Value>(key: string): Value | undefined {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}

function write(key: string, value: object): void {
	try {
		if (Object.keys(value).length > 0) localStorage.setItem(key, JSON.stringify(value));
		else localStorage.removeItem(key);
	} catch {
		// Private windows and full disks: the form still works, it is only not kept.
	}
}
