import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { PageView } from "../../pages/get-page.server.ts";
import type { TextParts } from "../../pages/take-text-parts.ts";
import { CapitalPage } from "./capital-page.tsx";

const SIZES = { as_of: "2026-02-01", first_child: 728_922, second_child: 963_243, second_child_rest: 234_321 };
const capital = { ...SIZES, student_age_max: 25, child_years: 3, decision_days: 5 };
const parts: TextParts = {
	steps: { id: "steps", title: "По шагам", items: [{ title: "Подпишите договор", html: "<p>У нас.</p>" }], rest: "" },
	list: { id: "papers", title: "Какие документы нужны", html: "<ul><li>Паспорт</li></ul>" },
};
const faq = [{ slug: "capital", title: "Капитал", questions: [{ q: "Что, если фонд откажет?", a: "Разберёмся." }] }];

function draw(shown: TextParts): string {
	const text = { html: "<p>Кому можно.</p>", headings: [], parts: shown };
	const page = { title: "Капитал", lead: "Коротко.", text } as unknown as PageView;
	const html = drawInRussian(<CapitalPage capital={capital} faq={faq} page={page} request={<p>Форма</p>} />);
	return html.replaceAll("\u00a0", " ");
}

test("the sums, the steps, the text with the documents, the questions and the form follow one another", () => {
	const html = draw(parts);
	const order = [
		"728 922 ₽",
		"963 243 ₽",
		"234 321 ₽",
		"1 февраля 2026",
		"Подпишите договор",
		"Кому можно.",
		"Паспорт",
	];
	const places = [...order, "Что, если фонд откажет?", "Форма"].map((words) => html.indexOf(words));
	expect(Math.min(...places)).toBeGreaterThan(0);
	expect(places).toEqual([...places].sort((left, right) => left - right));
});

test("a text without steps and documents is shown alone", () => {
	const html = draw({});
	expect(html).toContain("Кому можно.");
	expect(html).not.toMatch(/<ol class="step-cards"|<aside/);
});
