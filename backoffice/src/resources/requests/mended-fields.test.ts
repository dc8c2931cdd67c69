import { expect, test } from "vitest";
import { mendedFields } from "./mended-fields.ts";
import en from "./words.en.json" with { type: "json" };
import ru from "./words.ru.json" with { type: "json" };

test.each([
	["ru", ru.fields, "Телефон, Почта, Курс"],
	["en", en.fields, "Phone, E-mail, Course"],
])("the log names what was mended, in the order of the form: %s", (_locale, words: Record<string, string>, said) => {
	const word = (field: string) => words[field] ?? "";
	// What belonged to the other course goes with it.
	const fields = ["email", "phone", "courseId", "tariffId", "discountMinor"];
	expect(mendedFields({ fields }, word)).toBe(said);
	expect(mendedFields({ trial: "moved" }, word)).toBe("");
});
