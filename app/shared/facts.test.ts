import { expect, test } from "vitest";
import { findUnquotable, isPlaceholder, quoteFacts } from "./facts.ts";

test("a figure is quoted wherever it stands in a value", () => {
	expect(quoteFacts({ title: "С {{founded}} года", list: ["{{founded}}", 7] }, { founded: "2021" })).toEqual({
		title: "С 2021 года",
		list: ["2021", 7],
	});
});

test.each([
	["1", "1 день", "1 day"],
	["3", "3 дня", "3 days"],
	["5", "5 дней", "5 days"],
	["11", "11 дней", "11 days"],
	["21", "21 день", "21 days"],
	["about a week", "about a week дней", "about a week days"],
])("a word agrees with the figure %s", (hold_days, russian, english) => {
	const print = (text: string) => quoteFacts(text, { hold_days }).replaceAll("\u00a0", " ");
	expect(print("{{hold_days день/дня/дней}}")).toBe(russian);
	expect(print("{{hold_days day/days}}")).toBe(english);
});

test("several words agree as one", () => {
	const print = (tax_years_back: string) =>
		quoteFacts("за {{tax_years_back прошлый год/прошлых года/прошлых лет}}", { tax_years_back });
	expect(["1", "3", "5"].map(print)).toEqual([
		"за 1\u00a0прошлый год",
		"за 3\u00a0прошлых года",
		"за 5\u00a0прошлых лет",
	]);
});

test("an unknown figure is found with its forms too, and other braces are none", () => {
	const text = { body: "{{ x }} {{a|b}} {{hold_dys day/days}}" };
	expect(findUnquotable(text, { hold_days: "3" })).toEqual({ path: "body", name: "hold_dys" });
	expect(quoteFacts("{{ x }} {{a|b}} {{a b}} {{a b/c/d/e}}", {})).toBe("{{ x }} {{a|b}} {{a b}} {{a b/c/d/e}}");
	expect(["{{inn}}", "{{hold_days day/days}}", "{{inn x}}", "{{Инн}}"].map(isPlaceholder)).toEqual([
		true,
		true,
		false,
		false,
	]);
});
