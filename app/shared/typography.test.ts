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
	])("%s", (text, set) => {
		expect(typeset(text, "ru")).toBe(joined(set));
	});

	it.each([
		["Licence No. Л035-00000-77/00000000", "Licence No._Л035-00000-77/00000000"],
		["A ten-stage obstacle course (Month 5)", "A ten-stage obstacle course (Month_5)"],
		["36 lessons — no more", "36_lessons_— no more"],
		["No. We do not", "No. We do not"],
	])("%s", (text, set) => {
		expect(typeset(text, "en")).toBe(joined(set));
	});

	it("is not changed by being set once more", () => {
		const set = typeset("Лицензия № Л035, 5-й месяц, 28 800 ₽ — не больше", "ru");
		expect(typeset(set, "ru")).toBe(set);
	});
});
