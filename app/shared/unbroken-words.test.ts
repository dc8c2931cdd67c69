import { expect, it } from "vitest";
import { cutUnbroken } from "./unbroken-words.ts";

/** The text with what is held in brackets. */
const marked = (text: string) =>
	cutUnbroken(text)
		.map(({ text: piece, held }) => (held ? `[${piece}]` : piece))
		.join("");

it.each([
	["Blender: 3D-графика", "Blender: [3D-графика]"],
	["Что-то, где-нибудь и когда-либо", "[Что-то], [где-нибудь] и [когда-либо]"],
	["«мини-группа» по два-три человека", "«[мини-группа]» по [два-три] человека"],
	["T-Bank, 5-й месяц", "[T-Bank], [5-й] месяц"],
	["По будням 10:00–18:00, 9–12 лет", "По будням [10:00–18:00], [9–12] лет"],
	["№ Л035-00000-77/00000000 от 1 мая", "№ [Л035-00000-77/00000000] от 1 мая"],
	["Звоните: 8 800 000-00-00", "Звоните: [8 800 000-00-00]"],
	["г. Москва, ул. Примерная, д. 0", "г. Москва, [ул. Примерная], д. 0"],
])("a line does not tear what belongs together: %s", (text, cut) => {
	expect(marked(text)).toBe(cut);
});

it.each([
	"Unity-разработчик",
	"игра-приключение",
	"hello@it-school.example",
	"https://it-school.example/my-page",
	"1-2-3-4",
	"main-v2.lua",
	"2021–",
	"",
])("what is long, an address or a number stays whole text: %s", (text) => {
	expect(marked(text)).toBe(text);
});
