import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import english from "../words.en.json";
import russian from "../words.ru.json";
import { unitWords } from "./unit-words.ts";

describe.each([
	["ru", russian],
	["en", english],
] as const)("unitWords in %s", (locale, words) => {
	const t = createTranslator({ locale, messages: words, namespace: "countdown" });
	const rules = new Intl.PluralRules(locale);

	test.each(["days", "hours", "minutes", "seconds"] as const)(
		"has the word that stands beside any number of %s",
		(unit) => {
			const sent = unitWords(locale, (count) => t(unit, { count }));
			for (let count = 0; count < 400; count++)
				expect([count, sent[`data-${rules.select(count)}`]]).toEqual([count, t(unit, { count })]);
		},
	);
});
