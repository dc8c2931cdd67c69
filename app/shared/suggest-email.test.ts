import { expect, test } from "vitest";
import { suggestEmail } from "./suggest-email.ts";

test.each([
	["katya@gmial.com", "katya@gmail.com"],
	["katya@gmai.com", "katya@gmail.com"],
	["katya@gmail.con", "katya@gmail.com"],
	["katya@gmail.co", "katya@gmail.com"],
	["katya@gmaill.com", "katya@gmail.com"],
	["katya@gamil.com", "katya@gmail.com"],
	["katya@gmail.ru", "katya@gmail.com"],
	["katya@gmail", "katya@gmail.com"],
	["Katya@MIAL.RU", "Katya@mail.ru"],
	["katya@mail.ry", "katya@mail.ru"],
	["katya@yandx.ru", "katya@yandex.ru"],
	["katya@yandex.ry", "katya@yandex.ru"],
	["katya@hotmial.com", "katya@hotmail.com"],
	["katya@iclod.com", "katya@icloud.com"],
	["katya@ramler.ru", "katya@rambler.ru"],
])("%s was probably meant to be %s", (typed, meant) => {
	expect(suggestEmail(typed)).toBe(meant);
});

test.each([
	"katya@gmail.com",
	"katya@mail.ru",
	"katya@mai.ru",
	"katya@ya.ru",
	"katya@bk.ru",
	"katya@mail.com",
	"katya@ymail.com",
	"katya@yandex.by",
	"katya@yandex.com",
	"katya@orbita.example",
	"katya@constructor",
	"katya",
	"@gmial.com",
	"",
])("%s is left alone", (typed) => {
	expect(suggestEmail(typed)).toBeUndefined();
});
