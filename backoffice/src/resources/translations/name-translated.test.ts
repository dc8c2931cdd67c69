import { beforeAll, expect, test, vi } from "vitest";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { nameTranslated } from "./name-translated.ts";

beforeAll(() => i18nProvider.changeLocale("ru"));

test.each([
	["Телефоны", { resource: "settings", recordId: "phones", titleRu: "phones", titleEn: "phones" }],
	["Выбор детского курса", { resource: "quizzes", recordId: "child", titleRu: "child", titleEn: "child" }],
	["О школе", { resource: "pages", recordId: "about", titleRu: "О школе", titleEn: null }],
	["9f2c", { resource: "posts", recordId: "9f2c", titleRu: null, titleEn: null }],
])("the board of translations calls a record «%s», never by a key", (name, record) => {
	vi.stubGlobal("document", { documentElement: { lang: "ru" } });
	expect(nameTranslated(record, i18nProvider.translate)).toBe(name);
});
