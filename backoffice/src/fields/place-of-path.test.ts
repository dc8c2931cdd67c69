import { beforeAll, expect, test } from "vitest";
import { orderByPlace } from "../frames/order-by-place.ts";
import { i18nProvider } from "../providers/i18n-provider.ts";
import { nameRefused } from "./name-field.ts";
import { messageOfList } from "./place-of-path.ts";

beforeAll(() => i18nProvider.changeLocale("ru"));

test.each([
	["courses", "tariffs.1.lessons", "Занятий, № 2"],
	["posts", "texts.ru.tags.3", "Темы (рус.), № 4"],
	["posts", "texts.ru.tags", "Темы (рус.)"],
	["quizzes", "questions.0.options.1.text.ru", "Ответ по-русски, № 1.2"],
])("a refused field of %s at %s is told from those of the other items: «%s»", (resource, path, name) => {
	expect(nameRefused(path, { resource, translate: i18nProvider.translate })).toBe(name.replace("№ ", "№\u00a0"));
});

test("a refused line of a list stands in the summary where its input does, and below the input", () => {
	const names = ["texts.ru.title", "texts.ru.tags", "slug"];
	const failures = [{ path: "slug" }, { path: "texts.ru.tags.3" }];
	expect(orderByPlace(failures, names)).toEqual([{ path: "texts.ru.tags.3" }, { path: "slug" }]);
	const lines = Object.assign([undefined, { message: "errors.required" }], {});
	expect(messageOfList(lines as never)).toBe("errors.required");
	expect(messageOfList({ message: "errors.tooMany" })).toBe("errors.tooMany");
	expect(messageOfList(undefined)).toBeUndefined();
});
