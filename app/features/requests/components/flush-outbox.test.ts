import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../shared/durations.ts";
import { ANSWERED_EVENT, type AnsweredDetail, flushOutbox, outboxNote } from "./flush-outbox.ts";
import { isQueued, queueRequest, readDraft, readOutbox, saveDraft } from "./request-storage.ts";

const KEY = "kind=callback";
const SENT = { state: "sent", confirmation: {} };
const REFUSED = { state: "errors", errors: { phone: "phone" }, values: { phone: "123" } };

let kept: Map<string, string>;

beforeEach(() => {
	kept = new Map();
	vi.stubGlobal("window", new EventTarget());
	vi.stubGlobal("navigator", { onLine: true });
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
	outboxNote.set(undefined);
	saveDraft(KEY, { phone: "123" });
	queueRequest({ id: "one", url: "/request/submit", body: "phone=123", draftKey: KEY, savedAt: Date.now() });
});

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, answer: object): void {
	vi.stubGlobal("fetch", async () => Response.json(answer, { status }));
}

test("an answer that breaks off halfway is none: the form goes on waiting", async () => {
	const body = new ReadableStream({
		start: (stream) => stream.enqueue(new TextEncoder().encode('{"state":"se')),
		pull: (stream) => stream.error(new TypeError("terminated")),
	});
	vi.stubGlobal("fetch", async () => new Response(body, { headers: { "Content-Type": "application/json" } }));
	await flushOutbox();
	expect(readOutbox()).toMatchObject([{ id: "one" }]);
});

test("a browser that refuses its locks to the site sends what waits all the same", async () => {
	const request = async () => Promise.reject(new DOMException("denied", "SecurityError"));
	vi.stubGlobal("navigator", { onLine: true, locks: { request } });
	answerWith(200, SENT);
	await flushOutbox();
	expect(readOutbox()).toEqual([]);
	expect(outboxNote.get()).toBe("delivered");
});

test("what went wrong under the lock is not sent once more without it", async () => {
	const request = async (_name: string, _options: LockOptions, go: LockGrantedCallback<void>) => {
		await go({ name: "orbita-outbox", mode: "exclusive" });
		throw new Error("broken");
	};
	vi.stubGlobal("navigator", { onLine: true, locks: { request } });
	const fetch = vi.fn(async () => Response.json({ ...REFUSED, errors: {}, refusal: "tooMany" }, { status: 429 }));
	vi.stubGlobal("fetch", fetch);
	await expect(flushOutbox()).rejects.toThrow("broken");
	expect(fetch).toHaveBeenCalledOnce();
});

test("what another tab is sending is not sent from here", async () => {
	const request = async (_name: string, _options: LockOptions, go: LockGrantedCallback<void>) => go(null);
	vi.stubGlobal("navigator", { onLine: true, locks: { request } });
	answerWith(200, SENT);
	await flushOutbox();
	expect(readOutbox()).toMatchObject([{ id: "one" }]);
});

/** A form on the page with the key of the request that waits. */
function placeForm(): AnsweredDetail[] {
	const told: AnsweredDetail[] = [];
	window.addEventListener(ANSWERED_EVENT, (event) => {
		told.push((event as CustomEvent<AnsweredDetail>).detail);
		event.preventDefault();
	});
	return told;
}

test.each([400, 409])("a form that waits is told that its request was refused with %i, and why", async (status) => {
	answerWith(status, REFUSED);
	const told = placeForm();
	await flushOutbox();
	expect(told).toEqual([{ id: "one", answer: REFUSED }]);
	expect(readOutbox()).toEqual([]);
	expect(readDraft(KEY)).toEqual({ phone: "123" });
	expect(outboxNote.get()).toBeUndefined();
});

test("a refused request without its form is told to whoever asks, whenever he comes", async () => {
	answerWith(400, REFUSED);
	const reader = vi.fn();
	const stop = outboxNote.subscribe(reader);
	await flushOutbox();
	stop();
	expect(reader).toHaveBeenCalledOnce();
	expect(outboxNote.get()).toBe("failedLater");
	expect(readDraft(KEY)).toEqual({ phone: "123" });
});

test.each([
	["one of too many", 429, { ...REFUSED, errors: {}, refusal: "tooMany" }],
	["met by a failure", 500, { error: "failed" }],
	["met by a closed school", 503, { error: "away" }],
])("a request that is %s waits on", async (_what, status, answer) => {
	answerWith(status, answer);
	const told = placeForm();
	await flushOutbox();
	expect(told).toEqual([]);
	expect(readOutbox()).toHaveLength(1);
	expect(outboxNote.get()).toBeUndefined();
});

test("what could not go out within a day is taken out of the browser, and that is said", async () => {
	const dayLater = Date.now() + DAY_MS;
	vi.spyOn(Date, "now").mockReturnValue(dayLater);
	const fetched = vi.fn();
	vi.stubGlobal("fetch", fetched);
	await flushOutbox();
	expect(fetched).not.toHaveBeenCalled();
	expect(kept).toEqual(new Map());
	expect(outboxNote.get()).toBe("lapsed");

	outboxNote.set(undefined);
	await flushOutbox();
	expect(outboxNote.get()).toBeUndefined();
});

test("a request that was too late is said even when a younger one went out", async () => {
	const hourBefore = Date.now() + 23 * HOUR_MS;
	queueRequest({ id: "two", url: "/request/submit", body: "phone=456", draftKey: "kind=trial", savedAt: hourBefore });
	vi.spyOn(Date, "now").mockReturnValue(hourBefore + HOUR_MS);
	answerWith(200, SENT);
	await flushOutbox();
	expect(readOutbox()).toEqual([]);
	expect(kept).toEqual(new Map());
	expect(outboxNote.get()).toBe("lapsed");
});

test("an old draft goes as soon as drafts are asked for", () => {
	saveDraft("kind=trial", { name: "Анна" });
	vi.spyOn(Date, "now").mockReturnValue(Date.now() + DAY_MS);
	expect(readDraft("kind=trial")).toBeUndefined();
	expect([...kept.keys()]).toEqual(["orbita.outbox"]);
});

test("a delivered request is said once: by its form, or by the page without it", async () => {
	answerWith(200, SENT);
	await flushOutbox();
	expect(outboxNote.get()).toBe("delivered");
	expect(readDraft(KEY)).toBeUndefined();

	outboxNote.set(undefined);
	queueRequest({ id: "two", url: "/request/submit", body: "phone=123", draftKey: KEY, savedAt: Date.now() });
	const told = placeForm();
	await flushOutbox();
	expect(told).toEqual([{ id: "two", answer: SENT }]);
	expect(outboxNote.get()).toBeUndefined();
});

test("what storage does not take waits as long as the document is there, and goes out from it", async () => {
	kept.clear();
	vi.stubGlobal("localStorage", {
		getItem: () => null,
		setItem: () => {
			throw new Error("full");
		},
	});
	const unkept = { id: "two", url: "/request/submit", body: "phone=456", draftKey: KEY, savedAt: Date.now() };
	expect(queueRequest(unkept)).toBe(false);
	expect(isQueued("two")).toBe(true);
	answerWith(200, SENT);
	await flushOutbox();
	expect(outboxNote.get()).toBe("delivered");
	expect(readOutbox()).toEqual([]);
});
