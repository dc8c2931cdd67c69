import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSettableClock } from "../../app/platform/clock.fixture.ts";
import { MINUTE_MS } from "../../app/shared/durations.ts";
import { createPageCache } from "./page-cache.ts";
import type { RenderedPage, StoredPage } from "./stored-page.ts";

const START = "2026-10-01T09:00:00Z";

const clock = createSettableClock(START);
beforeEach(() => clock.set(START));

function inMinutes(minutes: number): Date {
	return new Date(new Date(START).getTime() + minutes * MINUTE_MS);
}

/** Random bytes do not shrink, so a page weighs about three times its body. */
function pageOf(bytes: number, expiresAt: Date | undefined = inMinutes(60)): RenderedPage {
	return { status: 200, headers: {}, body: randomBytes(bytes), expiresAt };
}

/** What does not shrink is kept as it is. */
const asItWas = ({ bodies: { identity }, ...page }: StoredPage) => ({
	...page,
	bodies: { identity },
});

function openCache(maxBytes = 1_000_000) {
	return createPageCache({ maxBytes, clock });
}

/** A rendering that ends when it is told to. */
function slowly() {
	const { promise, resolve } = Promise.withResolvers<RenderedPage>();
	return { render: () => promise, finish: () => resolve(pageOf(100)) };
}

describe("rendering", () => {
	test("fifty who ask for a page together wait for one rendering and get the same page", async () => {
		const cache = openCache();
		const render = vi.fn(async () => pageOf(100));
		const pages = await Promise.all(Array.from({ length: 50 }, () => cache.fetch("/children", render)));
		expect(render).toHaveBeenCalledTimes(1);
		expect(new Set(pages).size).toBe(1);
		expect(cache.find("/children")?.bodies.identity).toBe(pages[0]?.bodies.identity);
	});

	test("pages of different addresses are rendered each", async () => {
		const cache = openCache();
		const render = vi.fn(async () => pageOf(100));
		await Promise.all([cache.fetch("/children", render), cache.fetch("/en/children", render)]);
		expect(render).toHaveBeenCalledTimes(2);
	});

	test("a failed rendering reaches everybody who waits, and the next who asks has it tried again", async () => {
		const cache = openCache();
		const render = vi.fn(async () => pageOf(100)).mockRejectedValueOnce(new Error("the database is away"));
		const both = await Promise.allSettled([cache.fetch("/", render), cache.fetch("/", render)]);
		expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
		expect((await cache.fetch("/", render)).status).toBe(200);
	});

	test("a page that must not be kept is handed out and forgotten", async () => {
		const cache = openCache();
		const page = await cache.fetch("/nothing", async () => ({ ...pageOf(100), status: 404, expiresAt: undefined }));
		expect(page.status).toBe(404);
		expect(cache.size).toBe(0);
		expect(cache.find("/nothing")).toBeUndefined();
	});
});

describe("keeping", () => {
	test("the least recently used pages go first when the bytes run out", async () => {
		const cache = openCache(110_000);
		for (const key of ["first", "second", "third"]) await cache.fetch(key, async () => pageOf(10_000));
		expect(cache.size).toBe(3);
		cache.find("first");
		await cache.fetch("fourth", async () => pageOf(10_000));
		// Each weighs more once it is packed for everybody.
		await vi.waitFor(() => expect(cache.size).toBe(3));
		expect(cache.find("second")).toBeUndefined();
		expect(["first", "third", "fourth"].filter((key) => cache.find(key))).toEqual(["first", "third", "fourth"]);
	});

	test("whoever asks first is answered at once, later ones get the same page in fewer bytes", async () => {
		const cache = openCache();
		const body = Buffer.from(Array.from({ length: 20_000 }, (_, number) => `${(number * number) % 9973} `).join(""));
		const first = await cache.fetch("/faq", async () => ({ ...pageOf(0), body }));
		await vi.waitFor(() => expect(cache.find("/faq")?.bodies.br?.length).toBeLessThan(first.bodies.br?.length ?? 0));
		expect(cache.find("/faq")).toMatchObject({ etag: first.etag, expiresAt: first.expiresAt, keptAt: first.keptAt });
		expect(brotliDecompressSync(cache.find("/faq")?.bodies.br ?? "")).toEqual(body);
	});

	test("is packed for whoever waits alone, and for the others once it is kept", async () => {
		const cache = openCache();
		const body = Buffer.from("a page ".repeat(1000));
		const first = await cache.fetch("/faq", async () => ({ ...pageOf(0), body }), "gzip");
		expect(gunzipSync(first.bodies.gzip ?? "")).toEqual(body);
		expect(first.bodies.br).toBeUndefined();
		await vi.waitFor(() => expect(brotliDecompressSync(cache.find("/faq")?.bodies.br ?? "")).toEqual(body));
		expect(gunzipSync(cache.find("/faq")?.bodies.gzip ?? "")).toEqual(body);
	});

	test("a page heavier than the whole cache pushes nobody out", async () => {
		const cache = openCache(110_000);
		await cache.fetch("small", async () => pageOf(10_000));
		const huge = await cache.fetch("huge", async () => pageOf(200_000));
		expect(huge.bodies.identity).toHaveLength(200_000);
		expect(cache.find("huge")).toBeUndefined();
		expect(cache.find("small")).toBeDefined();
	});

	test("a page rendered again takes the room of the old one only", async () => {
		const cache = openCache(110_000);
		for (const key of ["other", "again", "again", "again", "again"]) await cache.fetch(key, async () => pageOf(10_000));
		expect(cache.find("other")).toBeDefined();
	});

	test("a page lives until its moment by the clock, not a millisecond longer", async () => {
		const cache = openCache();
		await cache.fetch("/", async () => pageOf(100, inMinutes(15)));
		clock.set(new Date(inMinutes(15).getTime() - 1));
		expect(cache.find("/")).toBeDefined();
		clock.set(inMinutes(15));
		expect(cache.find("/")).toBeUndefined();
		expect(cache.size).toBe(0);
	});
});

describe("dropping", () => {
	test("a page of a clock that was an hour fast is not kept until that hour has come again", async () => {
		const cache = openCache();
		clock.set(inMinutes(60));
		await cache.fetch("/", async () => pageOf(100, inMinutes(70)));
		expect(cache.find("/")).toBeDefined();
		clock.set(START);
		expect(cache.find("/")).toBeUndefined();
		const right = await cache.fetch("/", async () => pageOf(100, inMinutes(10)));
		clock.set(inMinutes(9));
		expect(cache.find("/")?.bodies.identity).toBe(right?.bodies.identity);
		clock.set(inMinutes(69));
		expect(cache.find("/")).toBeUndefined();
	});

	test("a page whose rendering began before a drop is handed out but not kept", async () => {
		const cache = openCache();
		const { render, finish } = slowly();
		const asked = cache.fetch("/", render);
		cache.drop();
		finish();
		expect((await asked).status).toBe(200);
		expect(cache.find("/")).toBeUndefined();
	});

	test("who asks after a drop does not get what was rendered before it", async () => {
		const cache = openCache();
		const before = slowly();
		const after = slowly();
		const old = cache.fetch("/", before.render);
		cache.drop();
		const fresh = cache.fetch("/", after.render);
		after.finish();
		const kept = await fresh;
		before.finish();
		expect(await old).not.toBe(kept);
		expect(cache.find("/")?.bodies.identity).toBe(kept?.bodies.identity);
	});

	describe("soon", () => {
		beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }));
		afterEach(() => vi.useRealTimers());

		test("happens at once the first time, and at most once a second after it", async () => {
			const cache = openCache();
			const fill = () => cache.fetch("/", async () => pageOf(100));
			await fill();
			cache.dropSoon();
			vi.advanceTimersByTime(0);
			expect(cache.size).toBe(0);

			await fill();
			for (let asked = 0; asked < 100; asked++) cache.dropSoon();
			vi.advanceTimersByTime(999);
			expect(cache.size).toBe(1);
			vi.advanceTimersByTime(1);
			expect(cache.size).toBe(0);

			await fill();
			vi.advanceTimersByTime(10_000);
			expect(cache.size).toBe(1);
		});

		test("waits no longer when the clock of the machine is put back", async () => {
			const cache = openCache();
			const fill = () => cache.fetch("/", async () => pageOf(100));
			vi.setSystemTime(new Date(START));
			cache.drop();
			await fill();
			vi.setSystemTime(inMinutes(-60));
			cache.dropSoon();
			vi.advanceTimersByTime(1000);
			expect(cache.size).toBe(0);
		});
	});
});

describe("while nothing can be rendered", () => {
	const fails = async () => {
		throw new Error("the database is away");
	};
	const breaks = async () => ({ ...pageOf(100), status: 500, expiresAt: undefined });

	test.each([
		["throws", fails],
		["gives a page of failure", breaks],
	])("a rendering that %s leaves the page as it was, for a day", async (_, render) => {
		const cache = openCache();
		const page = await cache.fetch("/", async () => pageOf(100, inMinutes(10)));
		clock.set(inMinutes(11));
		expect(cache.find("/")).toBeUndefined();
		expect(await cache.fetch("/", render)).toEqual(asItWas(page));
		cache.drop();
		clock.set(inMinutes(10 + 24 * 60));
		expect(await cache.fetch("/", render)).toEqual(asItWas(page));
		expect(cache.staleAnswers).toBe(2);
		clock.set(inMinutes(12 + 24 * 60));
		expect(await cache.fetch("/", render).then(({ status }) => status, String)).toSatisfy(
			(end) => end === 500 || end === "Error: the database is away",
		);
	});

	test("what was dropped is still there to fall back on, and what was rendered since then takes its place", async () => {
		const cache = openCache();
		const first = await cache.fetch("/", async () => pageOf(100));
		cache.drop();
		expect(await cache.fetch("/", fails)).toEqual(asItWas(first));
		const second = await cache.fetch("/", async () => pageOf(100));
		cache.drop();
		expect(await cache.fetch("/", fails)).toEqual(asItWas(second));
		expect(second).not.toBe(first);
	});

	test("every page that was read is there to fall back on, in any encoding, though not all had room among the true ones", async () => {
		const cache = openCache(400_000);
		const bodyOf = (number: number) => Buffer.from(`<p>${number}</p>`.repeat(5000));
		const keys = Array.from({ length: 40 }, (_, number) => `/page-${number}`);
		for (const [number, key] of keys.entries()) {
			await cache.fetch(key, async () => ({ ...pageOf(0), body: bodyOf(number) }), number % 2 ? "br" : "gzip");
		}
		expect(cache.size).toBeLessThan(keys.length / 2);
		cache.drop();
		for (const [number, key] of keys.entries()) {
			const { bodies } = await cache.fetch(key, fails);
			const { identity, br, gzip } = bodies;
			expect(identity.equals(bodyOf(number)), key).toBe(true);
			if (br) expect(brotliDecompressSync(br).equals(identity), key).toBe(true);
			else expect(gunzipSync(gzip ?? "").equals(identity), key).toBe(true);
		}
	});

	test("a page that was dropped while it was rendered is there to fall back on", async () => {
		const cache = openCache();
		const { render, finish } = slowly();
		const asked = cache.fetch("/", render);
		cache.drop();
		finish();
		const page = await asked;
		expect(await cache.fetch("/", fails)).toEqual(asItWas(page));
	});

	test("a page that is gone is gone: nobody falls back on what it was", async () => {
		const cache = openCache();
		await cache.fetch("/old", async () => pageOf(100));
		cache.drop();
		const gone = await cache.fetch("/old", async () => ({ ...pageOf(100), status: 404, expiresAt: undefined }));
		expect(gone.status).toBe(404);
		await expect(cache.fetch("/old", () => Promise.reject(new Error("The database is away")))).rejects.toThrow("away");
	});

	test("a rendering that never ends is waited for some seconds, where the page was known", async () => {
		vi.useFakeTimers();
		const cache = openCache();
		const page = await vi.waitFor(() => cache.fetch("/", async () => pageOf(100)));
		cache.drop();
		const asked = cache.fetch("/", slowly().render);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(await asked).toEqual(asItWas(page));
		vi.useRealTimers();
	});
});
