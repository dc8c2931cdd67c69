import { readFile } from "node:fs/promises";
import { createElement } from "react";
import satori from "satori";
import { expect, test } from "vitest";
import { PictureTexts } from "./draw-texts.server.tsx";
import { PICTURE_SIZE, type Picture } from "./picture.ts";

const FONT = "@expo-google-fonts/geologica/800ExtraBold/Geologica_800ExtraBold.ttf";

/** The lines of a title as they are laid out, and how far the longest of them reaches. */
async function layTitle(title: string): Promise<{ lines: string[]; right: number }> {
	const data = await readFile(new URL(import.meta.resolve(FONT)));
	const picture: Picture = {
		...{ scene: "paper", planet: "comet", art: "rocket", brandRest: "", kicker: "", lead: "", facts: [] },
		title,
	};
	const svg = await satori(createElement(PictureTexts, { picture }), {
		...PICTURE_SIZE,
		embedFont: false,
		fonts: [{ name: "Geologica", weight: 800, style: "normal", data }],
	});
	const lines = new Map<string, string>();
	let right = 0;
	for (const [, x, y = "", width, text = ""] of svg.matchAll(
		/<text x="([^"]+)" y="([^"]+)" width="([^"]+)"[^>]*>([^<]+)<\/text>/g,
	)) {
		lines.set(y, (lines.get(y) ?? "") + text);
		if (text.trim()) right = Math.max(right, Number(x) + Number(width));
	}
	return { lines: [...lines.values()].map((line) => line.trim()), right };
}

test.each([
	["Компьютерная грамотность", ["Компьютерная", "грамотность"]],
	["Аналитик данных", ["Аналитик", "данных"]],
	["Programming for children", ["Programming", "for children"]],
	["Политика обработки персональных данных", ["Политика", "обработки", "персональных", "данных"]],
	[
		"SQL за\u00a0вечер: пять вопросов владелицы кофейни",
		["SQL за\u00a0вечер:", "пять вопросов", "владелицы", "кофейни"],
	],
	[
		"Блог о\u00a0программировании для детей и\u00a0взрослых",
		["Блог", "о\u00a0программировании", "для детей и\u00a0взрослых"],
	],
])("%s is broken between words alone and stays beside the drawing", async (title, lines) => {
	const laid = await layTitle(title);
	expect(laid.lines).toEqual(lines);
	// The column begins 72 pixels from the left, the drawing beyond 700.
	expect(laid.right).toBeLessThanOrEqual(72 + 620);
});

test("a word that no size makes fit is broken within the column", async () => {
	const { lines, right } = await layTitle("Сверхчеловекоориентированное_программирование");
	expect(lines.length).toBeGreaterThan(1);
	expect(right).toBeLessThanOrEqual(72 + 620);
});
