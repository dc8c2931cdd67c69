import { describe, expect, it } from "vitest";
import { typeset } from "./typography.ts";

/** What must not be torn apart is joined by `_` here. */
const joined = (text: string) => text.replaceAll("_", "\u00a0");

describe("a text set as a typesetter would", () => {
	it.each([
		["Лицензия № Л035-00000-77/00000000 от 01.09.2021", "Лицензия №_Л035-00000-77/00000000 от_01.09.2021"],
		["Лицензия № {{number}}", "Лицензия №_{{number}}"],
		["Полоса препятствий (5-й месяц)", "Полоса препятствий (5-й_месяц)"],
		["36 уроков за 9 месяцев — и всё", "36_уроков за_9_месяцев_— и_всё"],
		["Проверено 1 ноября, нужно 40 ГБ", "Проверено 1_ноября, нужно 40_ГБ"],
		["28 800 ₽ сразу", "28_800_₽ сразу"],
		["Осталось 7 полей, 1 поле, 60 знаков, 2 поляны", "Осталось 7_полей, 1_поле, 60_знаков, 2 поляны"],
		["Мы не в школе, а у вас", "Мы_не_в_школе, а_у_вас"],
	])("%s", (text, set) => {
		expect(typeset(text, "ru")).toBe(joined(set));
	});

	it.each([
		["Занимаетесь ли вы в праздники?", "Занимаетесь_ли вы_в_праздники?"],
		["Не заскучает ли четырнадцатилетний рядом?", "Не_заскучает_ли четырнадцатилетний рядом?"],
		["Занимаются ли девятиклассники вместе?", "Занимаются_ли девятиклассники вместе?"],
		["Не придётся ли на следующем курсе", "Не_придётся_ли на_следующем курсе"],
		["Вместе с одиннадцатиклассниками?", "Вместе с одиннадцатиклассниками?"],
		["А не с восьмиклассниками ли", "А не с_восьмиклассниками_ли"],
		["Занятия с физико-математическим уклоном", "Занятия с_физико-математическим уклоном"],
	])("no run is too long for a phone: %s", (text, set) => {
		expect(typeset(text, "ru")).toBe(joined(set));
		expect(typeset(joined(set), "ru")).toBe(joined(set));
	});

	it.each([
		["Платите в {currency}", "Платите в_{currency}"],
		["Пишите по {{addressOfTheWholeSchool}}", "Пишите по_{{addressOfTheWholeSchool}}"],
		["Начинаем от <b>1 сентября</b>", "Начинаем от_<b>1_сентября</b>"],
		["Игра и „Кот“, и “Dog”", "Игра и_„Кот“, и_“Dog”"],
		[
			"Чат в [Telegram](https://t.me/school-of-programming), [в нём](/a)",
			"Чат в_[Telegram](https://t.me/school-of-programming), [в_нём](/a)",
		],
		["Различает `task.wait` и `task.Wait`", "Различает `task.wait` и_`task.Wait`"],
		["Только **с одного** урока и *до конца*", "Только **с_одного** урока и_*до_конца*"],
	])("short words are bound to what opens: %s", (text, set) => {
		expect(typeset(text, "ru")).toBe(joined(set));
	});

	it("numbers of messages stay with their units, keywords and headings as they are", () => {
		const message =
			"До {count, plural, one {# дня} few {ещё # дней} other {# лет}}, {from}–{to} лет, минус {percent} %";
		expect(typeset(message, "ru")).toBe(
			joined("До_{count, plural, one {#_дня} few {ещё #_дней} other {#_лет}}, {from}–{to}_лет, минус {percent}_%"),
		);
		expect(typeset("{from}–{to} {to, plural, one {года} other {лет}}, {course} {count, plural, other {#}}", "ru")).toBe(
			joined("{from}–{to}_{to, plural, one {года} other {лет}}, {course} {count, plural, other {#}}"),
		);
		const english = "{count, plural, one {# minute} other {# minutes}}, {kind, select, day {a} month {b} other {c}}";
		expect(typeset(english, "en")).toBe(
			joined("{count, plural, one {#_minute} other {#_minutes}}, {kind, select, day {a} month {b} other {c}}"),
		);
		expect(typeset("Первое\n\n## Уроки\n\n# Месяцы", "ru")).toBe("Первое\n\n## Уроки\n\n# Месяцы");
	});

	it.each([
		["Licence No. Л035-00000-77/00000000", "Licence No._Л035-00000-77/00000000"],
		["A ten-stage obstacle course (Month 5)", "A ten-stage obstacle course (Month_5)"],
		["36 lessons — no more", "36_lessons_— no more"],
		["Since 1 April 2026, 31 May · 60 minutes", "Since 1_April 2026, 31_May_· 60_minutes"],
		["No. We do not", "No. We do not"],
		["Ctrl + Shift + B runs it, 2 + 2 does not", "Ctrl_+_Shift_+_B runs it, 2 + 2 does not"],
	])("%s", (text, set) => {
		expect(typeset(text, "en")).toBe(joined(set));
	});

	it("is not changed by being set once more", () => {
		const set = typeset("Лицензия № Л035, 5-й месяц, 28 800 ₽ — не больше", "ru");
		expect(typeset(set, "ru")).toBe(set);
	});

	it.each(["я ".repeat(60_000), "{# ".repeat(60_000), `я ${"{".repeat(60_000)}`])(
		"the time it takes grows with the text and not with its square: %.4s",
		(long) => {
			// With the square it would be minutes, where a test has seconds.
			expect(typeset(long, "ru")).toHaveLength(long.length);
		},
	);
});
