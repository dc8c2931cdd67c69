import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../../tests/fixtures/draw-in-russian.tsx";
import { CompareTable } from "./compare-table.tsx";
import { buildComparedCourse } from "./compared-course.fixture.ts";

test("the head of a row with a difference says so in words that fit any name of a row, apart from it", () => {
	const courses = [buildComparedCourse(), buildComparedCourse({ slug: "other", formats: ["group"], months: 12 })];
	const html = drawInRussian(<CompareTable courses={courses} onRemove={() => undefined} />);
	const heads = [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, head = ""]) =>
		head.replaceAll(/<[^>]*>/g, ""),
	);
	expect(heads.filter((head) => head.includes("разниц"))).toEqual([
		"Длительность есть разница",
		"Форматы есть разница",
	]);
});

test("the links to a lesson name their course, and so do those to a waiting list", () => {
	const courses = [
		buildComparedCourse({ title: "Scratch" }),
		buildComparedCourse({ slug: "other", title: "Arduino", status: "in_development" }),
	];
	const html = drawInRussian(<CompareTable courses={courses} onRemove={() => undefined} />);
	expect(html).toMatch(/<a [^>]*aria-label="Пробный урок: Scratch"[^>]*>Пробный урок</);
	expect(html).toMatch(/<a [^>]*aria-label="Сообщить о\sстарте: Arduino"[^>]*>Сообщить о\sстарте</);
});
