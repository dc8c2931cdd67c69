import { expect, test } from "vitest";
import { putInStyles, putOffScript } from "./finish-html.ts";

const PAGE = `<head><link rel="modulepreload" href="/m.js"/><link rel="modulepreload" href="/e.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>Text</p><script>window.__reactRouterContext = {};</script><script>other()</script><script type="module" async="">import "/m.js";
import("/e.js");</script></body>`;

test("a page names the files of its script without asking for them", () => {
	expect(putOffScript(PAGE)).toBe(
		`<head><link rel="stylesheet" href="/a.css"/></head><body><p>Text</p><script type="text/waiting-script">window.__reactRouterContext = {};</script><script>other()</script><script type="text/waiting-script" data-parts="/m.js /e.js">import "/m.js";
import("/e.js");</script></body>`,
	);
});

test("a page without script stays as it is", () => {
	const page = '<p>Text</p><link rel="modulepreload" href="/m.js"/>';
	expect(putOffScript(page)).toBe(page);
});

const STYLED =
	'<head><link rel="stylesheet" href="/a.css"/><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/b.css#"/></head>';

test("the styles of a page stand in it, in their order, and their links fetch nothing, nor do those of later parts", () => {
	const sheets: Record<string, string> = { "/a.css": "a{}", "/b.css": "b{content:'$&'}" };
	expect(putInStyles(STYLED, (address) => sheets[address])).toEqual({
		html: `<head><style>a{}b{content:'$&'}</style><link rel="waiting-stylesheet" href="/b.css"/><link rel="waiting-stylesheet" href="/a.css"/><link rel="icon" href="/i.svg"/><link rel="waiting-stylesheet" href="/b.css#"/></head>`,
		styles: ["a{}b{content:'$&'}"],
	});
});

test("a page whose styles are not all to be read keeps its links", () => {
	expect(putInStyles(STYLED, (address) => (address === "/a.css" ? "a{}" : undefined))).toEqual({
		html: STYLED,
		styles: [],
	});
});
