import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createKeptParts } from "./kept-parts.server.ts";

type Parts = ReturnType<typeof createKeptParts>;

/** A page that draws the part of this key as `html`. */
function draw(parts: Parts, key: string, html: string): string {
	const page = parts.forPage();
	const { opening, end } = page.frame(key);
	return page.putIn(`<main>${opening}${html}${end}</main>`);
}

/** A page in which the part of this key stands if it is kept. */
function recall(parts: Parts, key: string): string {
	const page = parts.forPage();
	return page.putIn(`<main>${page.recall(key) ?? "nothing"}</main>`);
}

test("a part that one page has drawn stands in the next one", () => {
	const parts = createKeptParts();
	expect(draw(parts, "a", "<p>A</p>")).toBe("<main><p>A</p></main>");
	expect(recall(parts, "a")).toBe("<main><p>A</p></main>");
	expect(recall(parts, "b")).toBe("<main>nothing</main>");
});

test("what is written between two texts because a part is announced by one does not stay", () => {
	const parts = createKeptParts();
	const page = parts.forPage();
	const [a, b] = [page.frame("a"), page.frame("b")];
	const html = `${a.opening}<p>A<!-- -->1</p>${a.end}<!-- -->${b.opening}<p>B</p>${b.end}<p>C<!-- -->1</p>`;
	expect(page.putIn(html)).toBe("<p>A<!-- -->1</p><p>B</p><p>C<!-- -->1</p>");
	const next = parts.forPage();
	const again = `${next.recall("a")}<!-- -->${next.recall("b")}`;
	expect(next.putIn(again)).toBe("<p>A<!-- -->1</p><p>B</p>");
});

test("the parts used least recently are forgotten first", () => {
	const parts = createKeptParts(1500);
	for (const key of ["a", "b"]) draw(parts, key, `<p>${key.repeat(250)}</p>`);
	expect(recall(parts, "a")).toContain("aaa");
	draw(parts, "c", `<p>${"c".repeat(250)}</p>`);
	expect(recall(parts, "b")).toBe("<main>nothing</main>");
	expect(recall(parts, "a")).toContain("aaa");
	expect(recall(parts, "c")).toContain("ccc");
});

test("a part that is forgotten while a page is made stands in that page", () => {
	const parts = createKeptParts(1500);
	draw(parts, "a", `<p>${"a".repeat(500)}</p>`);
	const page = parts.forPage();
	const { opening, end } = page.frame("b");
	const html = page.putIn(`${opening}<p>${"b".repeat(500)}</p>${end}${page.recall("a")}`);
	expect(html).toContain("aaa");
});

test.each([
	["tells its place in the page by an id of React's", '<p id="_R_1_">A</p>'],
	["has a picture that the head of its page asks for", '<p><img loading="lazy" src="/a.png"/><img src="/b.png"/></p>'],
])("a part that %s is refused", (_, html) => {
	const parts = createKeptParts();
	expect(() => draw(parts, "a", html)).toThrow("can't be kept");
	expect(recall(parts, "a")).toBe("<main>nothing</main>");
});

test("a part with a lazy picture is kept", () => {
	const parts = createKeptParts();
	const html = '<p><img alt="&gt;" src="/a.png" loading="lazy"/></p>';
	draw(parts, "a", html);
	expect(recall(parts, "a")).toContain(html);
});

test("a part holds on to nothing of the page that it was drawn in", () => {
	setFlagsFromString("--expose-gc");
	const collectGarbage = runInNewContext("gc") as () => void;
	const heapMegabytes = () => {
		collectGarbage();
		return process.memoryUsage().heapUsed / 1024 ** 2;
	};
	const parts = createKeptParts();
	const before = heapMegabytes();
	for (let number = 0; number < 200; number++) {
		const page = parts.forPage();
		const { opening, end } = page.frame(`${number}`);
		page.putIn(`${opening}<p>Часть ${number} страницы</p>${end}${"ж".repeat(400_000)}`);
	}
	expect(recall(parts, "199")).toContain("<p>Часть 199 страницы</p>");
	expect(heapMegabytes() - before).toBeLessThan(40);
});
