import { expect, test } from "vitest";
import { signNames, spelledName, writeOut } from "./spellings.ts";

test.each([
	["роблокс", "roblox"],
	["робокс", "roblox"],
	["роблоксе", "roblox"],
	["питона", "python"],
	["минкрафт", "minecraft"],
	["майкрафт", "minecraft"],
	["скреч", "scratch"],
	["робло", "roblox"],
	["майн", "minecraft"],
	["джава", "java"],
	["джавас", "javascript"],
	["роб", undefined],
	["пить", undefined],
	["робот", undefined],
	["toString", undefined],
	["питомцы", undefined],
])("%s is %s", (word, name) => expect(spelledName(word, "ru")).toBe(name));

test("names are written by ear in Russian only", () => expect(spelledName("роблокс", "en")).toBeUndefined());

test("short names are written out, each in its language", () => {
	expect(writeOut(["курс", "ии"], "ru")).toEqual(["курс", "нейросети"]);
	expect(writeOut(["3д", "constructor"], "ru")).toEqual(["3d", "constructor"]);
	expect(writeOut(["js", "ai"], "en")).toEqual(["javascript", "ai"]);
	expect(writeOut(["constructor"], "en")).toEqual(["constructor"]);
});

test.each(["си шарп", "Сишарп", "си-шарп", "c sharp", "csharp", "с шарп", "си шарпе"])("%s is C#", (typed) => {
	expect(signNames(`курс ${typed}`)).toBe("курс C#");
});

test.each(["chat gpt", "чат gpt", "Чат ГПТ", "Chat-GPT", "чат джипити"])("%s is ChatGPT", (typed) => {
	expect(signNames(`курс ${typed}`)).toBe("курс ChatGPT");
});

test.each([
	["kid", "children"],
	["kids", "children"],
	["backend", "server"],
])("%s is said as texts say it in English: %s", (word, said) => expect(spelledName(word, "en")).toBe(said));

test("other words stay as they are", () => {
	expect(signNames("си плюс плюс")).toBe("C++");
	for (const typed of ["шарпы", "такси шарп", "c sharpen", "C#", "chatgpt", "чат гптуг"])
		expect(signNames(typed)).toBeUndefined();
});
