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

test("what was answered stands among the reasons or among the doubts, with what it means for this very course", () => {
	const questions = ["age", "experience", "interest", "device", "hours"] as const;
	const say = (isFor: boolean, level: OfferView["course"]["level"]) => {
		const told = questions.map((question) => ({ question, answer: `ответ ${question}`, isFor }));
		const course = { ...OFFER.course, level, weeklyHours: 2.5 };
		const offer = { ...OFFER, course, because: "игры здесь свои", arguments: told };
		const [reasons = "", doubts = ""] = drawInRussian(<OfferedCourse isFirst offer={offer} />)
			.replaceAll("\u00a0", " ")
			.replaceAll(/<\/?span[^>]*>|<!-- -->/g, "")
			.split("Почему может не подойти");
		expect(isFor ? doubts : reasons).not.toContain("Вы ответили");
		return isFor ? reasons : doubts;
	};
	const fits = say(true, "beginner");
	expect(fits).toMatch(/ответ age.*рассчитан на 9–11 лет[^,].*ответ experience.*не будет тесен.*игры здесь свои/s);
	expect(fits).toMatch(/курса хватит.*около 2,5 ч в неделю/s);
	const doubts = say(false, "beginner");
	expect(doubts).toMatch(/только отчасти.*многое покажется знакомым.*немного о другом.*помощнее.*темп другой/s);
	expect(doubts).toContain("Игры здесь плоские.");
	expect(drawInRussian(<OfferedCourse isFirst offer={OFFER} />)).toMatch(
		/Начните с\sэтого.*href="\/programming\/scratch"/,
	);
	const paused = { ...OFFER, course: { ...OFFER.course, status: "on_pause" } } as const;
	expect(drawInRussian(<OfferedCourse isFirst={false} offer={paused} />)).toMatch(/Тоже подойдёт.*Набор на\sпаузе/);
	expect(say(true, "advanced")).toContain("с таким опытом их хватит");
	expect(say(false, "advanced")).toContain("сначала понадобится подготовка");
});
