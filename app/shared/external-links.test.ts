import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { expect, test } from "vitest";
import { externalLinks, isExternalAddress } from "./external-links.ts";

const ORIGIN = "https://orbita.example";

async function render(markdown: string): Promise<string> {
	const file = await unified()
		.use(remarkParse)
		.use(remarkRehype)
		.use(externalLinks, { origin: ORIGIN, hint: "(another site)" })
		.use(rehypeStringify)
		.process(markdown);
	return String(file);
}

test("links to other sites get their rel and a hint", async () => {
	expect(await render("[Docs](https://python.org/doc)")).toBe(
		'<p><a href="https://python.org/doc" rel="noopener noreferrer">Docs<span class="visually-hidden"> (another site)</span></a></p>',
	);
});

test.each(["/contacts", "#top", "https://orbita.example/en", "mailto:a@b.example", "tel:+7800"])(
	"%s is left as it is",
	async (href) => {
		expect(await render(`[x](${href})`)).toBe(`<p><a href="${href}">x</a></p>`);
	},
);

test("an address without a protocol may be another site's too", () => {
	expect(isExternalAddress("//python.org", ORIGIN)).toBe(true);
	expect(isExternalAddress("//orbita.example/x", ORIGIN)).toBe(false);
	expect(isExternalAddress(undefined, ORIGIN)).toBe(false);
});
