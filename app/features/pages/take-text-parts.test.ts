import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.server.ts";

const TEXT = `
Вступление.

## Кому можно

- Тем, кто учится.

А ещё тем, кто платит.

## По шагам

1. **Платите сами.** В чеке стоит [ваше имя](/licence).
2. **Подайте заявление** в кабинете.

Потом подождите.

## Какие документы дадим

- Справку.
- Договор.

## Чего не обещаем

1. Чудес.
`;

const render = (text: string) => renderMarkdown(text, { locale: "en", title: "Tax", parts: true });

test("steps and a list of documents leave the text with their headings, everything else stays where it was", async () => {
	const { html, parts } = await render(TEXT);
	expect(parts?.steps).toMatchObject({ id: "по-шагам", title: "По шагам", rest: "<p>Потом подождите.</p>" });
	expect(parts?.list).toMatchObject({ id: "какие-документы-дадим", title: "Какие документы дадим" });
	expect(parts?.list?.html.replaceAll("\n", "")).toBe("<ul><li>Справку.</li><li>Договор.</li></ul>");
	expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
		"Кому можно",
		"Чего не обещаем",
	]);
	for (const kept of ["Вступление.", "Тем, кто учится.", "А ещё тем, кто платит.", "Чудес."])
		expect(html).toContain(kept);
});

test("a step is named by the bold sentence that it begins with; bold words within a sentence stay in it", async () => {
	const { parts } = await render(TEXT);
	expect(parts?.steps?.items).toEqual([
		{ title: "Платите сами", html: '<p>В чеке стоит <a href="/en/licence">ваше имя</a>.</p>' },
		{ title: undefined, html: "<p><strong>Подайте заявление</strong> в кабинете.</p>" },
	]);
});

test("steps of several paragraphs and lists within a step are kept whole", async () => {
	const { parts } = await render("## Steps\n\n1. **Pay.** Now.\n\n   Or later.\n\n2. Ask:\n   - us\n   - them\n");
	expect(parts?.steps?.items.map(({ title, html }) => [title, html.replaceAll("\n", "")])).toEqual([
		["Pay", "<p>Now.</p><p>Or later.</p>"],
		[undefined, "<p>Ask:</p><ul><li>us</li><li>them</li></ul>"],
	]);
});

test("a text without such sections is shown as it is", async () => {
	const { html, parts } = await render("## One\n\nWords.");
	expect(parts).toEqual({});
	expect(html).toContain("Words.");
});

test("links to the words of a heading run together lead to the part that is taken out", async () => {
	const { parts } = await render("## По\u00a0шагам\n\n1. Платите.");
	expect(parts?.steps).toMatchObject({ id: "по-шагам", earlierId: "пошагам", title: "По\u00a0шагам" });
});
