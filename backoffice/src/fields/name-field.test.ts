import { beforeAll, expect, test } from "vitest";
import { i18nProvider } from "../providers/i18n-provider.ts";
import { nameField } from "./name-field.ts";

beforeAll(() => i18nProvider.changeLocale("ru"));

test.each([
	["posts", "texts.ru.title", "Название (рус.)"],
	["settings", "value", "Значение"],
	["settings", "value.monday", "Понедельник"],
	["settings", "value.legal_name.ru", "Краткое имя"],
	["settings", "value.age_min.value", "Возраст от"],
	["settings", "value.bank.bik", "БИК"],
	["settings", "value.founded.as_of", "Год основания: Проверено"],
	["settings", "value.0.number", "Номер"],
	["settings", "value.0.en.label", "Как читается по-английски"],
	["settings", "value.sber.full_cost.to", "Сбербанк: Полная стоимость до, %"],
	["settings", "value.tbank.credit_terms.ru", "Т-Банк: Условия кредита"],
	["settings", "value.examples.0.ru.title", "Примеры: Название примера"],
	["settings", "value.roblox", "roblox"],
	["quizzes", "questions.0.options.1.text.ru", "Ответ по-русски"],
	["quizzes", "questions.0.options.1.ages.to", "До, лет"],
	["quizzes", "courses.2.text.en.because", "Почему подходит (по-английски)"],
	["quizzes", "courses.2.slug", "Адрес курса"],
	["quizzes", "courses.2.fit.interest.draw", "Баллы за ответы"],
])("a field of %s at %s is called «%s»", (resource, path, name) => {
	expect(nameField(path, { resource, translate: i18nProvider.translate })).toBe(name);
});

test.each([
	["holidays", "value.0.ru", "Праздники (рус.)"],
	["holidays", "value.0.date", "День"],
	["credit_warning", "value.en", "Предупреждение о кредите (англ.)"],
	["hold_days", "value", "Значение"],
	["unknown", "value.ru", "Значение (рус.)"],
])("a field of the setting %s at %s is called «%s»", (setting, path, name) => {
	expect(nameField(path, { resource: "settings", setting, translate: i18nProvider.translate })).toBe(name);
});
