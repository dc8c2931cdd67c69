import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { PLANETS as PLANET_NAMES } from "../../../shared/planets.ts";
import { titleSize } from "./draw-texts.server.tsx";
import type { Picture } from "./picture.ts";
import { addressPicture, pictureVersion, readPictureFile } from "./picture-address.server.ts";
import { PLANETS, textColours } from "./picture-colours.ts";
import { printPicture } from "./print-picture.server.ts";

const ART = join(import.meta.dirname, "../../../../public/art");
/** Messengers leave out larger ones. */
const MOST_BYTES = 300_000;

const course: Picture = {
	scene: "day",
	planet: "comet",
	art: "cover-worlds",
	brandRest: "рбита",
	kicker: "Курс",
	title: "Миры в Roblox: построй и оживи",
	lead: "",
	facts: ["9–12 лет", "8 месяцев", "от 28 800 ₽"],
};

/** Width and height stand in the first chunk of a PNG. */
function sizeOf(png: Buffer): [string, number, number] {
	return [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe("a picture of a page", () => {
	test.each(["day", "night", "paper"] as const)("is a PNG of 1200 × 630 that messengers take (%s)", async (scene) => {
		const png = await printPicture({ ...course, scene }, ART);
		expect(sizeOf(png)).toEqual(["PNG", 1200, 630]);
		expect(png.length).toBeLessThan(MOST_BYTES);
	});

	test("is the same for the same content and another one for a word, a fact or a drawing", async () => {
		const bare = await printPicture({ ...course, title: "", kicker: "", facts: [] }, ART);
		const [one, again, word, fact, drawing] = await Promise.all(
			[course, course, { ...course, title: "Scratch" }, { ...course, facts: [] }, { ...course, art: "rocket" }].map(
				(picture) => printPicture(picture, ART),
			),
		);
		expect(one?.equals(again ?? bare)).toBe(true);
		for (const other of [word, fact, drawing, bare]) expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
	});

	test("is made of any drawing of the site, and without one that content names wrongly", async () => {
		const names = globSync(join(ART, "*.svg")).map((file) => basename(file, ".svg"));
		expect(names.length).toBeGreaterThan(30);
		for (const art of [...names, "../../package", "no-such-drawing"]) {
			expect(sizeOf(await printPicture({ ...course, art }, ART))[1], art).toBe(1200);
		}
	});

	test("leaves out what its fonts cannot write, so that no empty box stands there", async () => {
		const [plain, adorned] = await Promise.all([
			printPicture({ ...course, title: "Python для всех, ©", lead: "Ура" }, ART),
			printPicture({ ...course, title: "🚀 Python 👩🏽‍💻 для ❤️ всех, © 🇷🇺", lead: "Ура 🎉" }, ART),
		]);
		expect(adorned.equals(plain)).toBe(true);
	});

	test("keeps what looks like markup as text", async () => {
		const png = await printPicture({ ...course, title: '</svg><script>"&amp;<em>так</em>' }, ART);
		expect(sizeOf(png)).toEqual(["PNG", 1200, 630]);
	});
});

describe("the address of a picture", () => {
	test("has the version of what the picture says", () => {
		const { path, alt } = addressPicture(course, { kind: "course", slug: "roblox-studio-start" });
		expect(path).toBe(`/og/course/roblox-studio-start.${pictureVersion(course)}.png`);
		expect(alt).toBe("Миры в Roblox: построй и оживи · Курс");
		expect(readPictureFile(path.split("/").at(-1) ?? "")).toEqual({
			slug: "roblox-studio-start",
			version: pictureVersion(course),
		});
		expect(pictureVersion({ ...course, facts: ["от 30 000 ₽"] })).not.toBe(pictureVersion(course));
	});

	test.each([
		"scratch.png",
		"scratch.123.png",
		"../x.0123456789ab.png",
		"a.0123456789ab.svg",
		`${"a".repeat(101)}.0123456789ab.png`,
		"A.0123456789ab.png",
	])("%s is no name of a picture", (file) => expect(readPictureFile(file)).toBeUndefined());
});

test("a longer title is smaller, a long word fits the column", () => {
	const sizes = ["Scratch", "Подготовка к ОГЭ и ЕГЭ по информатике", "Слово ".repeat(30)].map(titleSize);
	expect(sizes).toEqual(sizes.toSorted((left, right) => right - left));
	// Five lines at the size that their letters alone would get.
	const uneven = [
		"Портфолио новичка: читаю вслух и останавливаюсь там, где перестала бы слушать",
		"Зачем нужен выпускной проект и почему мы заставляем вычёркивать",
	];
	expect(uneven.map(titleSize)).toEqual([42, 48]);
	expect(titleSize("Сверхпрограммирование")).toBeLessThan(titleSize("Программы для детей"));
});

describe("colours", () => {
	/** WCAG 2.2 relative luminance of `#rrggbb`. */
	function luminance(colour: string): number {
		const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
			const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
			return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	}
	function contrast(one: string, other: string): number {
		const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
		return (light + 0.05) / (dark + 0.05);
	}

	test.each(PLANET_NAMES)("texts are readable on the grounds of %s", (planet) => {
		for (const ground of [PLANETS[planet].soft, PLANETS[planet].tint]) {
			const { title, kicker, lead } = textColours({ scene: "day", planet });
			for (const colour of [title, kicker, lead]) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
		}
	});
});
