import { expect, it } from "vitest";
import { cutUnbroken } from "./unbroken-words.ts";

/** The text with what is held in brackets, long compounds in curly ones. */
const marked = (text: string) =>
	cutUnbroken(text)
		.map(({ text: piece, held }) => (held === "word" ? `[${piece}]` : held ? `{${piece}}` : piece))
		.join("");

it.each([
	["Blender: 3D-графика", "Blender: [3D-графика]"],
	["Что-то, где-нибудь и когда-либо", "[Что-то], [где-нибудь] и [когда-либо]"],
	["«мини-группа» по два-три человека", "«[мини-группа]» по [два-три] человека"],
	["T-Bank, 5-й месяц", "[T-Bank], [5-й] месяц"],
	["По будням 10:00–18:00, 9–12 лет", "По будням [10:00–18:00], [9–12] лет"],
	["№ Л035-00000-77/00000000 от 1 мая", "№ [Л035-00000-77/00000000] от 1 мая"],
	["Звоните: 8 800 000-00-00", "Звоните: [8 800 000-00-00]"],
	["Кто такой Unity-разработчик?", "Кто такой {Unity-разработчик?}"],
	["Жанр «игра-приключение», в\u00a0front-end проще", "Жанр {«игра-приключение»,} в\u00a0[front-end] проще"],
	["A self-contained lesson, by e-mail, object-oriented", "A [self-contained] lesson, by [e-mail], {object-oriented}"],
	["г. Москва, ул. Примерная, д. 0", "г. Москва, [ул. Примерная], [д. 0]"],
])("a line does not tear what belongs together: %s", (text, cut) => {
	expect(marked(text)).toBe(cut);
});

it.each([
	"человеко-машинно-интерфейсный",
	"hello@it-school.example",
	"https://it-school.example/my-page",
	"1-2-3-4",
	"main-v2.lua",
	"2021–",
	"",
])("a chain, an address or a number stays whole text: %s", (text) => {
	expect(marked(text)).toBe(text);
});
