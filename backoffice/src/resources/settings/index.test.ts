import { beforeAll, expect, test } from "vitest";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { resource as quizzes } from "../quizzes/index.ts";
import { resource as settings } from "./index.ts";

beforeAll(() => i18nProvider.changeLocale("ru"));

test("a setting and a quiz, kept by keys, are called by their names wherever they are spoken of", () => {
	const nameOf = ({ recordRepresentation }: typeof settings, id: string) =>
		typeof recordRepresentation === "function" && recordRepresentation({ id });
	expect(nameOf(settings, "hours")).toBe("Рабочие часы");
	expect(nameOf(quizzes, "child")).toBe("Выбор детского курса");
	expect(nameOf(quizzes, "another")).toBe("another");
});
