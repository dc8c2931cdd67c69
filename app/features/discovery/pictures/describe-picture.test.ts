import { expect, test } from "vitest";
import { describeCategoryPicture, describePostPicture } from "./describe-picture.ts";
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
