import { expect, test } from "vitest";
import { createLruPages, PAGE_BYTES } from "./lru-pages.ts";
import type { StoredPage } from "./stored-page.ts";

/** A page of this weight; its bodies are a third each of what it has beside its own share. */
function pageOf(weight: number): StoredPage {
	const body = Buffer.alloc((weight - PAGE_BYTES) / 3);
	return { status: 200, headers: {}, etag: "", bodies: { identity: body, gzip: body, br: body }, expiresAt: 0 };
}

function open(maxBytes: number) {
	const pushedOut: string[] = [];
	const pages = createLruPages(maxBytes, (key) => pushedOut.push(key));
	const put = (key: string, weight: number) => pages.put(key, pageOf(weight));
	return { pages, put, pushedOut, keys: () => [...pages.entries()].map(([key]) => key) };
}

const HALF = PAGE_BYTES + 3000;

test("as many pages are kept as weigh no more than they may, each with its share beside its bodies", () => {
	const { put, pushedOut, keys } = open(2 * HALF);
	for (const key of ["a", "b"]) expect(put(key, HALF)).toBe(true);
	expect(keys()).toEqual(["a", "b"]);
	put("c", PAGE_BYTES);
	expect([keys(), pushedOut]).toEqual([["b", "c"], ["a"]]);
});

test("what is cleared, taken away or put in the place of another gives its room back", () => {
	const { pages, put, pushedOut, keys } = open(2 * HALF);
	for (let round = 0; round < 3; round++) {
		for (const key of ["a", "b"]) put(key, HALF);
		pages.clear();
	}
	for (let round = 0; round < 3; round++) put("a", HALF);
	pages.remove("a");
	for (const key of ["a", "b"]) put(key, HALF);
	expect([keys(), pushedOut]).toEqual([["a", "b"], []]);
});

test("a better page stands in the place of the very one that it was made of, and weighs what it weighs", () => {
	const { pages, put, pushedOut, keys } = open(2 * HALF);
	const [page, better] = [pageOf(HALF), pageOf(PAGE_BYTES)];
	pages.put("a", page);
	pages.replace("a", { page, better });
	expect(pages.get("a")).toBe(better);
	pages.replace("a", { page, better: page });
	expect(pages.get("a")).toBe(better);
	pages.replace("gone", { page, better });
	put("b", 2 * HALF - PAGE_BYTES);
	expect([keys(), pushedOut]).toEqual([["a", "b"], []]);
});

test("a page heavier than all may weigh is not kept, nor is what it was to take the place of", () => {
	const { put, pushedOut, keys } = open(2 * HALF);
	for (const key of ["a", "b"]) put(key, HALF);
	expect(put("a", 2 * HALF + 3)).toBe(false);
	expect(put("c", 2 * HALF)).toBe(true);
	expect([keys(), pushedOut]).toEqual([["c"], ["b"]]);
});

test("a better page that weighs more pushes out the one that was used longest ago", () => {
	const { pages, put, pushedOut, keys } = open(2 * HALF);
	put("a", HALF);
	const [page, better] = [pageOf(PAGE_BYTES), pageOf(HALF + 3)];
	pages.put("b", page);
	pages.replace("b", { page, better });
	expect([keys(), pushedOut]).toEqual([["b"], ["a"]]);
});
