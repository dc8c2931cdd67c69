import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { RequestFormView } from "../../requests/pages/request-form-view.ts";
import type { OfferView } from "../quiz-view.ts";
import { OfferedCourse } from "./offered-course.tsx";
import { QuizResult } from "./quiz-result.tsx";

const NOBODY = { current: null };
const ANSWERS = { age: "nine", experience: "none", interest: "games", device: "laptop", hours: "two" };
const GIVEN = [{ question: "age" as const, answer: "9–10 лет" }];
const OFFER: OfferView = {
	course: {
		slug: "scratch",
		path: "/programming/scratch",
		title: "Scratch",
		short: "Первые игры.",
		planet: "sun",
		cover: "cover-python",
		level: "beginner",
		status: "published",
		ages: { from: 9, to: 11 },
		weeklyHours: 2,
	},
	arguments: [{ question: "age", answer: "9–10 лет", isFor: true }],
	because: "",
	not: "игры здесь плоские",
};

function draw(offers: readonly OfferView[]): string {
	const result = { answers: ANSWERS, given: GIVEN, offers };
	const form = { kind: "quiz", consents: [], starts: [] } as unknown as RequestFormView;
	return drawInRussian(
		<QuizResult form={form} heading={NOBODY} path="/quiz" refused={undefined} result={result} school="Орбита" />,
	);
}

test("answers that no course is offered for lead to the catalogue, under a heading that promises nothing", () => {
	const html = draw([]);
	expect(html).toContain(">Пока ничего не\u00a0<em>подошло</em></h1>");
	expect(html).not.toContain("Вот что");
	expect(html).toMatch(/<a [^>]*href="\/children"/);
	expect(html).toContain("9–10 лет");
});

test("the heading of the result, with courses or without, can be handed the focus", () => {
	expect(draw([OFFER])).toContain('<h1 tabindex="-1">Вот что');
	expect(draw([])).toContain('<h1 tabindex="-1">Пока');
});

test("a quoted answer is not torn at its dash", () => {
	expect(drawInRussian(<OfferedCourse isFirst offer={OFFER} />)).toContain('<span class="nowrap">9–10</span> лет');
});
