import { expect, test } from "vitest";
import { drawInRussian } from "../../tests/fixtures/draw-in-russian.tsx";
import { PlainLost } from "./plain-lost.tsx";

test("the screen of errors says its words and leads to its three places even without its code", () => {
	const html = drawInRussian(<PlainLost status={500} />)
		.replaceAll("<!-- -->", "")
		.replaceAll("\u00a0", " ");
	expect(html).toMatch(/<h1><small>Ошибка 500<\/small> Страница не найдена!<\/h1>/);
	const ways = [...html.matchAll(/<a href="([^"]+)">([^<]+)/g)].map(([, href, name]) => [name, href]);
	expect(ways).toEqual([
		["На главную", "/"],
		["Детские курсы", "/children"],
		["Взрослые курсы", "/basic"],
	]);
});
