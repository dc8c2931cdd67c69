import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { buildCard, CREDIT, countCreditLines, INSTALMENTS } from "../../../catalog/courses/course-cards.fixture.ts";
import type { CourseSummary } from "../../../catalog/courses/course-summary.ts";
import type { WidgetParts } from "../../post-page-view.ts";
import { ArticleBody } from "./article-body.tsx";
import { CourseAside } from "./course-aside.tsx";

function drawBody(cards: readonly CourseSummary[]): string {
	const courses = Object.fromEntries(cards.map((card) => [card.slug, card]));
	const blocks = cards.map(({ slug }) => ({ kind: "course", slug }) as const);
	const widgets: WidgetParts = {
		...{ courses, forms: {}, plans: {}, instalments: INSTALMENTS, credit: CREDIT, lenders: [] },
		...{ takesForeignCards: true, taxPercent: 13 },
	};
	return drawInRussian(<ArticleBody blocks={blocks} widgets={widgets} />).replaceAll("\u00a0", " ");
}

test("an article with courses in it ends with what belongs to their prices per month, once", () => {
	expect(countCreditLines(drawBody([buildCard(), buildCard({ slug: "unity" })]))).toBe(1);
	expect(drawBody([])).not.toContain(CREDIT.warning);
});

test("so does the course beside the text, unless it is not sold yet", () => {
	const draw = (status: CourseSummary["status"]) =>
		drawInRussian(<CourseAside card={buildCard({ status })} credit={CREDIT} />).replaceAll("\u00a0", " ");
	expect(countCreditLines(draw("published"))).toBe(1);
	expect(draw("in_development")).not.toContain(CREDIT.warning);
});
