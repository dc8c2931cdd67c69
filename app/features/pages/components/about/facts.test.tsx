import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { CREDIT, countCreditLines } from "../../../catalog/courses/course-cards.fixture.ts";
import { Facts } from "./facts.tsx";

test("beside the term of instalments stand the warning, both banks and the range of the full cost", () => {
	const facts = [{ key: "instalments", values: { from: 3, to: 36 }, asOf: "2026-11-01" }] as const;
	const html = drawInRussian(<Facts credit={CREDIT} facts={facts} />).replaceAll("\u00a0", " ");
	expect(html).toContain("платить в рассрочку");
	expect(html).toContain(CREDIT.warning);
	expect(countCreditLines(html)).toBe(1);
});
