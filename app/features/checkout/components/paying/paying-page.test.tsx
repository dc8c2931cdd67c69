import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { CREDIT, countCreditLines } from "../../../catalog/courses/course-cards.fixture.ts";
import { buildPayingPage } from "../../views.fixture.ts";
import { PayingPage } from "./paying-page.tsx";

test("below the ways to pay both banks are named in full with the range of the full cost, whichever the calculator speaks of", () => {
	const html = drawInRussian(<PayingPage form={null} view={buildPayingPage()} />).replaceAll("\u00a0", " ");
	expect(html).toContain(CREDIT.warning);
	expect(countCreditLines(html)).toBe(1);
});
