import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../../tests/fixtures/draw-in-russian.tsx";
import { CREDIT, countCreditLines } from "../../../courses/course-cards.fixture.ts";
import { FaqPage } from "./faq-page.tsx";

test("below all answers stands once what belongs to the terms of instalments that they name", () => {
	const questions = [{ q: "Сколько переплачу?", a: "Ничего." }];
	const groups = ["instalments", "refund"].map((slug) => ({ slug, title: slug, questions }));
	const html = drawInRussian(<FaqPage credit={CREDIT} groups={groups} />).replaceAll("\u00a0", " ");
	expect(countCreditLines(html)).toBe(1);
	expect(html).toContain(CREDIT.warning);
});
