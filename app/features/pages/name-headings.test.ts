import { expect, test } from "vitest";
import { renderArticle } from "../blog/article/render-article.server.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

/** A text as an article and as a page. */
async function renderBoth(text: string) {
	const article = await renderArticle(text, { locale: "ru", tableLabel: "Таблица" });
	const html = article.blocks.map((block) => ("html" in block ? block.html : "")).join("");
	return [{ html, headings: article.headings }, await renderMarkdown(text, { locale: "ru", title: "Страница" })];
}

const idsIn = (html: string) => [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);

test("a heading is led to by the same words however its spaces are set", async () => {
	for (const title of ["По шагам", "По\u00a0шагам", "По\u202fшагам"]) {
		for (const { html, headings } of await renderBoth(`## ${title}\n\n[Вниз](#по-шагам)`)) {
			expect(headings).toEqual([{ id: "по-шагам", depth: 2, title }]);
			expect(idsIn(html)).toEqual(["по-шагам"]);
		}
	}
});

test("a link to a heading by its words run together, as they once were, still leads there", async () => {
	for (const { html } of await renderBoth("## Чего вычет не\u00a0обещает")) {
		expect(html).toContain('<h2 id="чего-вычет-не-обещает"><span id="чего-вычет-необещает">');
	}
	for (const { html } of await renderBoth("## По шагам")) expect(html).not.toContain("<span id");
});

test("no id stands twice", async () => {
	for (const { html } of await renderBoth("## По\u00a0шагам\n\n## Пошагам\n\n## По шагам\n\n## По\u00a0шагам")) {
		const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		expect(idsIn(html)).toEqual(["по-шагам", "пошагам", "по-шагам-1", "по-шагам-2"]);
		expect(new Set(ids).size).toBe(ids.length);
	}
});
