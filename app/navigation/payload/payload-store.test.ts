import { describe, expect, test } from "vitest";
import { createPayloadStore } from "./payload-store.ts";

function setUp(options: { status?: number; maxPayloads?: number } = {}) {
	const asked: string[] = [];
	let time = 0;
	const fetch = async (address: RequestInfo | URL) => {
		asked.push(String(address));
		return new Response(`data of ${address}`, { status: options.status ?? 200, headers: { "x-build-id": "b" } });
	};
	const store = createPayloadStore({
		fetch,
		now: () => time,
		lifetimeMs: 1000,
		maxPayloads: options.maxPayloads ?? 30,
	});
	return { store, asked, pass: (ms: number) => (time += ms) };
}

describe("the store of payloads", () => {
	test("reads an address once and gives the answer away once", async () => {
		const { store, asked } = setUp();
		await Promise.all([store.prefetch("/a"), store.prefetch("/a")]);
		await store.prefetch("/a");
		expect(asked).toEqual(["/a"]);
		const payload = await store.take("/a");
		expect(payload && new TextDecoder().decode(payload.body)).toBe("data of /a");
		expect(payload?.headers.get("x-build-id")).toBe("b");
		expect(store.take("/a")).toBeUndefined();
	});

	test("lets a navigation wait for an answer that is on its way", async () => {
		const { store, asked } = setUp();
		void store.prefetch("/a");
		expect((await store.take("/a"))?.status).toBe(200);
		expect(asked).toHaveLength(1);
	});

	test("forgets after its time", async () => {
		const { store, pass } = setUp();
		await store.prefetch("/a");
		pass(1000);
		expect(store.has("/a")).toBe(false);
		expect(store.take("/a")).toBeUndefined();
	});

	test("keeps no more than it may", async () => {
		const { store } = setUp({ maxPayloads: 2 });
		for (const address of ["/a", "/b", "/c"]) await store.prefetch(address);
		expect([store.has("/a"), store.has("/b"), store.has("/c")]).toEqual([false, true, true]);
	});

	test("keeps no failure", async () => {
		const { store } = setUp({ status: 404 });
		await store.prefetch("/a");
		expect(store.has("/a")).toBe(false);
	});

	test("survives a lost network", async () => {
		const store = createPayloadStore({ fetch: () => Promise.reject(new TypeError("network")), now: () => 0 });
		await store.prefetch("/a");
		expect(store.has("/a")).toBe(false);
	});
});
