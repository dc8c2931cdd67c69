import { expect, test } from "vitest";
import { takeMarkedScripts } from "./take-marked-scripts.ts";

const NONCE = "7c9e";
const take = (html: string) => takeMarkedScripts(html, NONCE);

test("our own scripts are told by the nonce of the rendering, which nobody else sees", () => {
	const html =
		'<script nonce="7c9e">a()</script><p></p><script type="module" nonce="7c9e" async="">\n\timport "/x.js";\n</script>';
	expect(take(html)).toEqual({
		html: '<script>a()</script><p></p><script type="module" async="">\n\timport "/x.js";\n</script>',
		scripts: ["a()", '\n\timport "/x.js";\n'],
	});
});

test("a script that got into the page by a text is none of ours, whatever it says of itself", () => {
	const html =
		'<script>evil()</script><script nonce="">evil()</script><script nonce="other">evil()</script><SCRIPT>evil()</SCRIPT>';
	expect(take(html)).toEqual({ html, scripts: [] });
});

test("one that was left open ahead of ours takes ours along and still does not run", () => {
	expect(take('<script>evil()<script nonce="7c9e">a()</script>').scripts).toEqual([]);
});

test("scripts that stand twice are named once, files and data that never runs not at all", () => {
	const html = [
		'<script nonce="7c9e">a()</script><script nonce="7c9e">a()</script>',
		'<script nonce="7c9e" src="/assets/a.js"></script>',
		'<script type="application/ld+json" nonce="7c9e">{"@type":"Course"}</script>',
		'<script type="application/json" nonce="7c9e">{}</script>',
	].join("");
	expect(take(html).scripts).toEqual(["a()"]);
});
