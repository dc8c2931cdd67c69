import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.server.ts";

const ru = { locale: "ru", title: "Бюджет" } as const;

test("headings carry ids and are listed for the contents", async () => {
	const { html, headings } = await renderMarkdown("## Безопасность детей\n\nТекст", ru);
	expect(headings).toEqual([{ id: "безопасность-детей", depth: 2, title: "Безопасность детей" }]);
	expect(html).toContain('<h2 id="безопасность-детей">');
});

test("links to pages of the site stay in the language, other sites are told nothing of us, the rest is left alone", async () => {
	const text = "[Группы](/roblox-groups) [Банк](https://bank.example/a) [Ниже](#here)";
	const { html } = await renderMarkdown(text, { locale: "en", title: "Groups" });
	expect(html).toContain('<a href="/en/roblox-groups">Группы</a>');
	expect(html).toContain(
		'<a href="https://bank.example/a" rel="noopener noreferrer">Банк<span class="visually-hidden"> (another site)</span></a>',
	);
	expect(html).toContain('<a href="#here">Ниже</a>');
	const bare = await renderMarkdown("[Банк](//bank.example/a)", { locale: "en", title: "Groups" });
	expect(bare.html).toContain('<a href="//bank.example/a" rel="noopener noreferrer">');
});

test("where a link would lead to a page that the language lacks, its words stand alone", async () => {
	const text = "[Группы](/roblox-groups#free), [Налог](/tax)";
	const { html } = await renderMarkdown(text, { ...ru, untold: ["/roblox-groups"] });
	expect(html).toBe('<p>Группы, <a href="/tax">Налог</a></p>');
});

test("the phone of the school is a link wherever a text names it, beside those that an editor makes", async () => {
	const facts = { phone: "8 800 000-00-00", phone_number: "+78000000000" };
	const link = '<a href="tel:+78000000000">';
	const { html } = await renderMarkdown("Звоните: 8 800 000-00-00, `8 800 000-00-00`.", { ...ru, facts });
	expect(html.replace(/<\/?span[^>]*>/g, "")).toBe(
		`<p>Звоните: ${link}8 800 000-00-00</a>, <code>8 800 000-00-00</code>.</p>`,
	);
	const own = await renderMarkdown("[8 800 000-00-00](tel:+78000000000)", { ...ru, facts });
	expect(own.html.match(/<a /g)).toHaveLength(1);
	expect(own.html).toContain(link);
});

test("a script in an editor's text does not reach the page", async () => {
	const { html } = await renderMarkdown("<script>alert(1)</script>\n\n[x](javascript:alert(1))", ru);
	expect(html).not.toContain("script");
});

test("an empty cell of a table's head is no heading", async () => {
	const { html } = await renderMarkdown("| | Сумма |\n|---|---|\n| Вместе | 50 |", ru);
	expect(html).toMatch(/<thead>\s*<tr>\s*<td><\/td>\s*<th>Сумма<\/th>/);
});

test("a table scrolls in a frame that is named after the heading before it, or after the page", async () => {
	const table = "| a | b |\n|---|---|\n| 1 | 2 |";
	const { html } = await renderMarkdown(`${table}\n\n## Расходы\n\n${table}`, ru);
	expect(html).toContain('<section class="table-wrap" aria-label="Бюджет" tabindex="0"><table class="table">');
	expect(html).toContain('<section class="table-wrap" aria-label="Расходы" tabindex="0"><table class="table">');
	expect(html).toContain("<td>2</td>");
});

test("a line tears no short word at its hyphen; code stays as it is", async () => {
	const { html, headings } = await renderMarkdown("## 3D-графика\n\nКто-то пишет `что-то`.", ru);
	expect(html).toContain('<span class="nowrap">3D-графика</span></h2>');
	expect(html).toContain('<p><span class="nowrap">Кто-то</span> пишет <code>что-то</code>.</p>');
	expect(headings).toEqual([{ id: "3d-графика", depth: 2, title: "3D-графика" }]);
});

test("footnotes lead there and back in the words of the language, and their heading is none of the contents", async () => {
	const text = "## Сроки\n\nДо лета[^1]. Или позже[^1].\n\n[^1]: Как получится.";
	const { html, headings } = await renderMarkdown(text, ru);
	expect(html).toContain('<h2 id="footnote-label">Примечания</h2>');
	expect(html).toContain('aria-label="Назад к\u00a0сноске 1"');
	expect(html).toContain('aria-label="Назад к\u00a0сноске 1-2"');
	const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
	expect(targets).toHaveLength(4);
	for (const id of targets) expect(html.split(`id="${id}"`)).toHaveLength(2);
	expect(headings.map(({ title }) => title)).toEqual(["Сроки"]);
	expect((await renderMarkdown(text, { locale: "en", title: "Terms" })).html).toContain(">Notes</h2>");
});
