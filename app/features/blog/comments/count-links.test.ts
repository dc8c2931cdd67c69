import { expect, test } from "vitest";
import { countLinks } from "./count-links.ts";

test.each([
	["Спасибо, всё понятно. А когда начнём?", 0],
	["Пишу на Node.js и C++, файл main.py", 0],
	["aa.ru bb.com, https://www.c.org/page?x=1 и www.d.net.", 4],
	["[url=http://a.ru]сюда[/url]", 2],
	["казино.рф и школа-казино.РФ", 2],
	["слово.русское, a.rurik", 0],
])("%j speaks of so many addresses: %i", (text, count) => {
	expect(countLinks(text)).toBe(count);
});
