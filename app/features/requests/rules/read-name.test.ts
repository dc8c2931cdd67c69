import { describe, expect, test } from "vitest";
import { readName } from "./read-name.ts";

describe("a name is read in any script", () => {
	test.each([
		["Екатерина", "Екатерина"],
		["  Анна\u00a0 Мария ", "Анна Мария"],
		["Анна‑Мария", "Анна-Мария"],
		["А. С. Пушкин", "А. С. Пушкин"],
		["А.С. Пушкин", "А.С. Пушкин"],
		["Dr.John", "Dr.John"],
		["O'Brien", "O'Brien"],
		["O’Brien", "O’Brien"],
		["O`Brien", "O’Brien"],
		["José", "José".normalize("NFC")],
		["Jose\u0301", "José".normalize("NFC")],
		["Гүлнар Әбілқызы", "Гүлнар Әбілқызы"],
		["Յուլիա", "Յուլիա"],
		["王芳", "王芳"],
		["О", "О"],
		["я".repeat(60), "я".repeat(60)],
	])("%s", (typed, name) => {
		expect(readName(typed)).toEqual({ ok: true, value: name });
	});
});

test.each(["", "   ", "\u00a0", "\u200b", "\u0000"])("nothing typed is a field to fill in: %j", (typed) => {
	expect(readName(typed)).toEqual({ ok: false, code: "nameRequired" });
});

describe("what is no name is refused", () => {
	test.each([
		"я".repeat(61),
		"Анна1",
		"12",
		"-",
		"...",
		"anna@mail.ru",
		"https://spam.example",
		"www.spam",
		"spam.com",
		"SPAM.COM",
		"Spam.Com",
		"Деньги сайт.рф",
		"Anna visit spam.biz now",
		"<b>Anna</b>",
		"Анна 😀",
		"A".repeat(100_000),
	])("%s", (typed) => {
		expect(readName(typed)).toEqual({ ok: false, code: "nameWrong" });
	});
});
