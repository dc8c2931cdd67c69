import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { UntoldPaths } from "../../../../ui/link/untold-paths.ts";
import { buildCard, buildCourseTerms, buildCourseView } from "../../courses/course-cards.fixture.ts";
import { CoursePage } from "./course-page.tsx";
import { DevelopmentPage } from "./development-page.tsx";

test.each([
	["open", CoursePage],
	["in development", DevelopmentPage],
] as const)("the last thing before the form of a course that is %s are its questions, not other courses", (_, Page) => {
	const course = buildCourseView({ related: [buildCard()], faq: [{ q: "А если не справится?", a: "Поможем." }] });
	const html = drawInRussian(<Page course={course} form="Форма заявки" terms={buildCourseTerms()} />);
	const [related, questions, form] = ['<article class="course-card', "А если не справится?", "Форма заявки"].map(
		(words) => html.lastIndexOf(words),
	);
	expect(related).toBeGreaterThan(0);
	expect(questions).toBeGreaterThan(related ?? 0);
	expect(form).toBeGreaterThan(questions ?? 0);
});

test("a course in development leads to the page that explains the word only where that is published", () => {
	const page = <DevelopmentPage course={buildCourseView()} form="Форма заявки" terms={buildCourseTerms()} />;
	expect(drawInRussian(page)).toContain('href="/in-development"');
	expect(drawInRussian(<UntoldPaths value={["/in-development"]}>{page}</UntoldPaths>)).not.toContain("/in-development");
});
