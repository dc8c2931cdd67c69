import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Colours, DARK, LIGHT, PLANETS } from "./colours.ts";

const TOKENS = readFileSync(join(import.meta.dirname, "../../../app/ui/styles/tokens.css"), "utf8");

/** The first value of a token: later ones belong to scenes and planets. */
function readToken(name: string, tokens = TOKENS): string {
	const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];
	if (!value) throw new Error(`No token --${name}`);
	return value.trim();
}

function resolve(value: string, isDark: boolean): string {
	const pair = /^light-dark\((.+)\)$/.exec(value)?.[1];
	if (pair) {
		const [light = "", dark = ""] = pair.split(/,\s*(?![^(]*\))/);
		return resolve(isDark ? dark : light, isDark);
	}
	const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
	return name ? resolve(readToken(name), isDark) : value;
}

/** OKLCH as sRGB, by the matrices of CSS Color 4. */
function toRgb(value: string): string {
	const [, light, chroma, hue, alpha] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(value) ?? [];
	if (light === undefined) return value === "#fff" ? "#ffffff" : value;
	const angle = (Number(hue) * Math.PI) / 180;
	const [a, b] = [Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)];
	const l = (Number(light) + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (Number(light) - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (Number(light) - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const parts = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	].map(toByte);
	if (alpha) return `rgba(${parts.join(", ")}, ${alpha})`;
	return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function toByte(linear: number): number {
	const clipped = Math.min(1, Math.max(0, linear));
	return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
}

const kebab = (name: string) => name.replaceAll(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`);

test.each([
	["light", LIGHT, false],
	["dark", DARK, true],
] as const)("the colours of the %s theme are the tokens of the design", (_, colours: Colours, isDark) => {
	const expected = Object.keys(colours).map((name) => [name, toRgb(resolve(readToken(kebab(name)), isDark))]);
	expect(colours).toEqual(Object.fromEntries(expected));
});

test("the planets of people without a portrait are those of the design", () => {
	for (const [name, { light, dark }] of Object.entries(PLANETS)) {
		const planet = TOKENS.slice(TOKENS.indexOf(`[data-planet="${name}"]`));
		const draw = (isDark: boolean) =>
			["planet-tint", "planet-text"].map((token) => toRgb(resolve(readToken(token, planet), isDark)));
		expect([light, dark], name).toEqual([draw(false), draw(true)]);
	}
});
