import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.server.ts";

const render = async (text: string, itemprops = true) =>
	(await renderMarkdown(text, { locale: "ru", title: "Сведения", itemprops })).html;

test("the first cell of a row names the rest of it", async () => {
	const html = await render("| Что | Значение |\n|---|---|\n| ИНН {innProp} | 77 |");
	expect(html).toContain('<td>ИНН</td>\n<td itemprop="innProp">77</td>');
});

test("the head names columns, the heading above names each row", async () => {
	const html = await render("## Руководители {rucovodstvo}\n\n| Имя {fio} | Должность {post} |\n|---|---|\n| А | Б |");
	expect(html).toContain(">Руководители</h2>");
	expect(html).toContain('<tr itemprop="rucovodstvo">');
	expect(html).toContain('<td itemprop="fio">А</td>\n<td itemprop="post">Б</td>');
	expect(html).toContain("<th>Имя</th>");
});

test("a heading names the text under it", async () => {
	expect(await render("## Питание {meals}\n\nНе предусмотрено.")).toContain(
		'<p itemprop="meals">Не предусмотрено.</p>',
	);
});

test("elsewhere braces are braces", async () => {
	expect(await render("| a {b} |\n|---|\n| c |", false)).toContain("<th>a {b}</th>");
});

test("a long row of spaces is read once, and not from each of them", async () => {
	// With the square it would be minutes, where a test has seconds.
	const html = await render(`## Имя${" ".repeat(60_000)}и отчество {fio}\n\nА`);
	// Whole, it would be printed for a minute where it fails.
	expect(html.slice(-80)).toContain('и отчество</h2>\n<p itemprop="fio">А</p>');
});
