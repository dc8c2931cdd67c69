import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { RequestFormView } from "../../requests/pages/request-form-view.ts";
import type { OfferView } from "../quiz-view.ts";
import { OfferedCourse } from "./offered-course.tsx";
import { QuizResult } from "./quiz-result.tsx";

test("answers that no course is offered for lead to the catalogue, under a heading that promises nothing", () => {
	const answers = { age: "nine", experience: "none", interest: "games", device: "laptop", hours: "two" };
	const result = { answers, given: [{ question: "age" as const, answer: "9–10 лет" }], offers: [] };
	const html = drawInRussian(
		<QuizResult form={{} as RequestFormView} path="/quiz" refused={undefined} result={result} school="Орбита" />,
	);
	expect(html).toContain("<h1>Пока ничего не\u00a0<em>подошло</em></h1>");
	expect(html).not.toContain("Вот что");
	expect(html).toMatch(/<a [^>]*href="\/children"/);
	expect(html).toContain("9–10 лет");
});

test("a quoted answer is not torn at its dash", () => {
	const offer: OfferView = {
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
	expect(drawInRussian(<OfferedCourse isFirst offer={offer} />)).toContain('<span class="nowrap">9–10</span> лет');
});
