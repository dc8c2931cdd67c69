import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { createPayloadFetch } from "./payload-fetch.ts";
import { createPayloadStore } from "./payload-store.ts";

const ORIGIN = "https://orbita.example";

function setUp(overrides: Partial<Parameters<typeof createPayloadFetch>[0]> = {}) {
	const fetch = vi.fn(
		async (_input: RequestInfo | URL, _init?: RequestInit) =>
			new Response("answer", { headers: { "x-build-id": "mine" } }),
	);
	const store = createPayloadStore({ fetch, now: () => 0 });
	const leaveFor = vi.fn(() => true);
	const payloadFetch = createPayloadFetch({
		fetch,
		store,
		origin: ORIGIN,
		buildId: "mine",
		mustLeave: () => false,
		leaveFor,
		leadsTo: () => true,
		hold: () => new Promise(() => {}),
		...overrides,
	});
	return { fetch, store, leaveFor, payloadFetch };
}

const isPending = async (promise: Promise<unknown>) =>
	(await Promise.race([promise, pause(20, "pending")])) === "pending";

describe("the fetch of page data", () => {
	test("asks for the payload of the page, with what the router gave along", async () => {
		const { fetch, payloadFetch } = setUp();
		const { signal } = new AbortController();
		await payloadFetch(new URL("/en/faq.data?_routes=en%3Afaq", ORIGIN), { signal });
		expect(fetch.mock.calls).toEqual([["/en/faq/_payload.json", { signal }]]);
	});

	test.each([
		["another address", "/builds/latest.json", {}],
		["another site", "https://elsewhere.example/x.data", {}],
	])("passes %s through untouched", async (_, input, init) => {
		const { fetch, payloadFetch } = setUp();
		await payloadFetch(input, init);
		expect(fetch.mock.calls).toEqual([[input, init]]);
	});

	test("sends a form where the router sends it", async () => {
		const { fetch, payloadFetch } = setUp();
		const form = [new URL("/request.data", ORIGIN), { method: "POST" }] as const;
		expect(await (await payloadFetch(...form)).text()).toBe("answer");
		expect(fetch.mock.calls).toEqual([form]);
	});

	test.each([
		["GET", "is held", "held"],
		["POST", "fails", "gone elsewhere"],
	])("hands over what was asked by %s once it is whole, and %s when it is torn", async (method, _, outcome) => {
		const answer = new TransformStream<Uint8Array, Uint8Array>();
		const writer = answer.writable.getWriter();
		const { payloadFetch } = setUp({
			fetch: async () => new Response(answer.readable),
			hold: () => Promise.reject(new Error("held")),
		});
		const response = payloadFetch("/faq.data", { method });
		void writer.write(new TextEncoder().encode("the first line")).catch(() => undefined);
		expect(await isPending(response)).toBe(true);
		void writer.abort(new DOMException("gone elsewhere", "AbortError"));
		await expect(response).rejects.toThrow(outcome);
	});

	test.each([
		[408, 2],
		[503, 2],
		[404, 1],
		[200, 1],
	])("asks no more than once again: after %i %i times in all", async (status, times) => {
		const fetch = vi.fn(async () => new Response("answer", { status }));
		const { payloadFetch } = setUp({ fetch });
		expect((await payloadFetch("/faq.data")).status).toBe(status);
		expect(fetch).toHaveBeenCalledTimes(times);
	});

	test("answers once from what was read ahead", async () => {
		const { fetch, store, payloadFetch } = setUp();
		await store.prefetch("/faq/_payload.json");
		expect(await (await payloadFetch("/faq.data")).text()).toBe("answer");
		expect(fetch).toHaveBeenCalledTimes(1);
		await payloadFetch("/faq.data");
		expect(fetch).toHaveBeenCalledTimes(2);
	});

	test("keeps status and headers of a redirect, which the router reads", async () => {
		const headers = { "x-remix-response": "yes", "content-type": "application/json" };
		const { payloadFetch } = setUp({ fetch: async () => new Response("redirect", { status: 202, headers }) });
		const response = await payloadFetch("/old.data");
		expect([response.status, response.headers.get("x-remix-response")]).toEqual([202, "yes"]);
	});

	test("lets a document be loaded instead, and answers nothing then", async () => {
		const { fetch, leaveFor, payloadFetch } = setUp({ mustLeave: () => true });
		expect(await isPending(payloadFetch("/faq.data?a=1"))).toBe(true);
		expect(leaveFor).toHaveBeenCalledWith("/faq?a=1");
		expect(fetch).not.toHaveBeenCalled();
	});

	test("answers as ever when nobody is going there", async () => {
		const { payloadFetch } = setUp({ mustLeave: () => true, leaveFor: () => false });
		expect((await payloadFetch("/faq.data")).status).toBe(200);
	});

	test("loads a document when another build has answered", async () => {
		const { leaveFor, payloadFetch } = setUp({ buildId: "older" });
		expect(await isPending(payloadFetch("/faq.data"))).toBe(true);
		expect(leaveFor).toHaveBeenCalledTimes(1);
	});

	test("waits without network and asks again when told to", async () => {
		let goOn: () => void = () => undefined;
		const fetch = vi.fn().mockRejectedValueOnce(new TypeError("network")).mockResolvedValue(new Response("answer"));
		const hold = vi.fn(() => new Promise<void>((resolve) => (goOn = resolve)));
		const { payloadFetch } = setUp({ fetch, hold });
		const answer = payloadFetch("/faq.data");
		expect(await isPending(answer)).toBe(true);
		goOn();
		expect(await (await answer).text()).toBe("answer");
		expect(fetch).toHaveBeenCalledTimes(2);
	});

	test.each([502, 503, 504])(
		"takes an answer of %i for a school that is away, unless somebody is going there",
		async (status) => {
			const fetch = vi.fn(async () => new Response("answer", { status: fetch.mock.calls.length > 2 ? 200 : status }));
			const hold = vi.fn(async () => undefined);
			expect((await setUp({ fetch, hold, leadsTo: () => false }).payloadFetch("/faq.data")).status).toBe(200);
			expect(hold.mock.calls).toEqual([["/faq", undefined]]);
			fetch.mockClear();
			expect((await setUp({ fetch }).payloadFetch("/faq.data")).status).toBe(status);
		},
	);

	test("fails without network when nobody wants the answer any more", async () => {
		const fetch = vi.fn().mockRejectedValue(new TypeError("network"));
		const hold = vi.fn(() => Promise.resolve());
		const { payloadFetch } = setUp({ fetch, hold });
		await expect(payloadFetch("/faq.data", { signal: AbortSignal.abort() })).rejects.toThrow();
		expect(hold).not.toHaveBeenCalled();
	});
});
