import { HttpError } from "react-admin";
import { beforeAll, expect, test } from "vitest";
import { explainRefusal } from "./explain-refusal.ts";
import { i18nProvider } from "./i18n-provider.ts";

beforeAll(() => i18nProvider.changeLocale("ru"));

async function errorsOf(errors: object): Promise<unknown> {
	const provider = explainRefusal({
		update: async (_resource: string) => {
			throw new HttpError("invalid", 400, { code: "invalid", errors });
		},
	});
	const error: unknown = await provider.update("legal-documents").catch((reason: unknown) => reason);
	return (error as HttpError).body.errors;
}

test("a code becomes the key of a sentence, the resource's own one first", async () => {
	expect(await errorsOf({ title: "required", validFrom: "past" })).toEqual({
		title: "errors.required",
		validFrom: "resources.legal-documents.errors.past",
	});
});

test("a code that names what it is about becomes the sentence with the name", async () => {
	expect(await errorsOf({ "texts.ru.body": "unknownFact:unknownName" })).toEqual({
		"texts.ru.body": "В тексте есть имя в двойных скобках, которого школа не знает: «unknownName»",
	});
});

test("a code with the bound that was overstepped says how much is allowed", async () => {
	expect(
		await errorsOf({ title: "tooLong:1", excerpt: "tooLong:1500", tags: "tooMany:12", price: "sumTooLarge:20000000" }),
	).toEqual({
		title: "Слишком длинно: не больше 1 знака",
		excerpt: "Слишком длинно: не больше 1\u00a0500 знаков",
		tags: "Слишком много: оставьте не больше 12",
		price: "Сумма слишком велика: нужно не больше 20\u00a0000\u00a0000",
	});
});
