import type { Planet } from "../../../shared/planets.ts";
import type { Picture } from "./picture.ts";

/** The design tokens in sRGB: what draws pictures knows no OKLCH. */
export const INK = "#141330";
export const INK_DEEP = "#0c0a22";
export const PAPER = "#fdfaf4";
const INK_MUTED = "#4f5476";
const INK_FAINT = "#e8e9f0";
const WHITE = "#ffffff";

type PlanetColours = { readonly tint: string; readonly soft: string; readonly deep: string };

export const PLANETS: Readonly<Record<Planet, PlanetColours>> = {
	mars: { tint: "#ffecde", soft: "#ffbb8c", deep: "#81300f" },
	sun: { tint: "#fff5d7", soft: "#ffe08d", deep: "#69440a" },
	mint: { tint: "#dff9ef", soft: "#92ebcd", deep: "#064d3f" },
	comet: { tint: "#e1f5fe", soft: "#99ddff", deep: "#0f4875" },
	neptune: { tint: "#e8eeff", soft: "#a2bcff", deep: "#1d318a" },
	nebula: { tint: "#ffebf1", soft: "#ffb5d1", deep: "#831c42" },
};

/** The edge of a planet against the night, from the ground outwards: share of the radius, colour, opacity. */
export const HORIZON = [
	[0.9995, PAPER, 1],
	[1, WHITE, 1],
	[1.0025, "#ffecb5", 1],
	[1.008, "#ff9e59", 1],
	[1.018, "#f96736", 0.92],
	[1.044, "#dc3860", 0.62],
	[1.085, "#9a2a95", 0.36],
	[1.15, "#3b3cb8", 0.4],
	[1.26, "#193ba1", 0.22],
	[1.5, "#193ba1", 0],
] as const;

export type TextColours = {
	readonly title: string;
	readonly em: string;
	readonly kicker: string;
	readonly lead: string;
	readonly fact: string;
	readonly factGround: string;
};

/** What is written on a scene, each pair at 4.5 : 1 at least. */
export function textColours({ scene, planet }: Pick<Picture, "scene" | "planet">): TextColours {
	if (scene === "night") {
		return {
			title: WHITE,
			em: "#ff9e59",
			kicker: "#ffc62f",
			lead: INK_FAINT,
			fact: WHITE,
			factGround: "rgba(255,255,255,0.14)",
		};
	}
	const isPaper = scene === "paper";
	return {
		title: INK,
		em: "#b24310",
		kicker: isPaper ? "#b24310" : PLANETS[planet].deep,
		lead: isPaper ? INK_MUTED : INK,
		fact: INK,
		factGround: isPaper ? PLANETS[planet].soft : WHITE,
	};
}
