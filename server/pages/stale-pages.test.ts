import { expect, test } from "vitest";
import { createSettableClock } from "../../app/platform/clock.fixture.ts";
import { DAY_MS } from "../../app/shared/durations.ts";
import { PAGE_BYTES } from "./lru-pages.ts";
import { createStalePages } from "./stale-pages.ts";
import type { StoredPage } from "./stored-page.ts";

const NOON = new Date("2026-11-18T09:00:00Z");

/** A page whose smallest body is its packed one. */
function pageOf(bytes: number): StoredPage {
	const [identity, br] = [Buffer.alloc(10 * bytes), Buffer.alloc(bytes)];
	return { status: 200, headers: {}, etag: "", bodies: { identity, br }, expiresAt: 0 };
}

function open(maxBytes: number) {
	const clock = createSettableClock(NOON.toISOString());
	const pages = createStalePages({ maxBytes, clock });
	const found = (...keys: string[]) => keys.filter((key) => pages.find(key) !== undefined);
	return { clock, pages, found };
}

const HALF = 1000;
const ROOM = 2 * (HALF + PAGE_BYTES);

test("pages to fall back on weigh no more than they may, and the one that was put away first goes first", () => {
	const { pages, found } = open(ROOM);
	for (const key of ["a", "b"]) pages.put(key, pageOf(HALF));
	expect(found("a", "b")).toEqual(["a", "b"]);
	pages.put("a", pageOf(HALF));
	pages.put("c", pageOf(HALF));
	expect(found("a", "b", "c")).toEqual(["a", "c"]);
	for (let number = 0; number < 20; number++) pages.put(`more ${number}`, pageOf(HALF));
	expect(found("a", "c", "more 17", "more 18", "more 19")).toEqual(["more 18", "more 19"]);
});

test("a page that was forgotten, or put away again, gives its room back; one that is too heavy takes none", () => {
	const { pages, found } = open(ROOM);
	for (let round = 0; round < 3; round++) pages.put("a", pageOf(HALF));
	pages.put("b", pageOf(HALF));
	pages.put("heavy", pageOf(ROOM - PAGE_BYTES + 1));
	expect(found("a", "b", "heavy")).toEqual(["a", "b"]);
	for (const key of ["a", "b", "nobody"]) pages.forget(key);
	pages.put("whole", pageOf(ROOM - PAGE_BYTES));
	expect(found("whole")).toEqual(["whole"]);
});

test("a page is fallen back on for a day", () => {
	const { clock, pages, found } = open(ROOM);
	pages.put("a", pageOf(HALF));
	clock.set(new Date(NOON.getTime() + DAY_MS - 1).toISOString());
	expect(found("a")).toEqual(["a"]);
	clock.set(new Date(NOON.getTime() + DAY_MS).toISOString());
	expect(found("a")).toEqual([]);
});
