import { expect, test } from "vitest";
import { describeCategoryPicture, describeCoursePicture, describePostPicture } from "./describe-picture.ts";
import "../../../../tests/fixtures/all-words.ts";

test("pictures are signed with the name that the school has in its settings", () => {
	const category = { title: "Программирование", lead: "Код.", planet: "sun", cover: "cover-python" } as const;
	const post = { title: "Статья", cover: "cover-ai", rubric: { slug: "news", title: "Новости" }, minutes: 5 };
	const signatureOf = (school: string) => {
		const site = { locale: "ru", facts: { school } } as const;
		return [describeCategoryPicture(category, site).brandRest, describePostPicture(post, site).brandRest];
	};
	expect(signatureOf("Орбита")).toEqual(["рбита", "рбита"]);
	expect(signatureOf("Комета")).toEqual(["\u00a0Комета", "\u00a0Комета"]);
});

test.each([
	["ru", 0.5, "2\u00a0недели"],
	["en", 0.5, "2\u00a0weeks"],
	["ru", 8, "8\u00a0месяцев"],
] as const)("a picture tells the length of a course as its page does (%s, %s months)", (locale, months, length) => {
	const course = {
		title: "Игра за\u00a0лето",
		planet: "sun",
		cover: "cover-game",
		ages: undefined,
		status: "on_pause",
	} as const;
	const price = { full: { minor: 100, currency: "RUB" } } as never;
	expect(describeCoursePicture({ ...course, months, price }, { locale, facts: {} }).facts[1]).toBe(length);
});
