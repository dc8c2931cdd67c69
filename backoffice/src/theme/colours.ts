/**
 * The semantic colours of `app/ui/styles/tokens.css` in sRGB: Material UI computes with colours and cannot read OKLCH. A test compares them
 * with the tokens.
 */
export type Colours = typeof LIGHT;

export const LIGHT = {
	bg: "#fdfaf4",
	bgSunken: "#f8f3e9",
	surface: "#ffffff",
	surface2: "#f8f3e9",
	surface3: "#f1e9dc",
	text: "#141330",
	textMuted: "#4f5476",
	textSubtle: "#6a6e8b",
	line: "rgba(20, 19, 48, 0.11)",
	lineStrong: "rgba(20, 19, 48, 0.22)",
	fieldLine: "#7d819c",
	accent: "#ff812a",
	accentHover: "#ff9e59",
	onAccent: "#141330",
	link: "#2c55e2",
	linkHover: "#2542bd",
	select: "#2c55e2",
	onSelect: "#ffffff",
	focus: "#2c55e2",
	infoBg: "#e8eeff",
	infoText: "#2542bd",
	success: "#1d6e37",
	successBg: "#e1f8e5",
	danger: "#d4292d",
	dangerBg: "#ffebe9",
	dangerText: "#b31c1e",
	warnText: "#916007",
	warnBg: "#fff5d7",
};

export const DARK: Colours = {
	bg: "#0c0a22",
	bgSunken: "#07061a",
	surface: "#141330",
	surface2: "#1c1c3d",
	surface3: "#24254a",
	text: "#f8f5f1",
	textMuted: "#b1b5c7",
	textSubtle: "#8d91a9",
	line: "rgba(255, 255, 255, 0.12)",
	lineStrong: "rgba(255, 255, 255, 0.24)",
	fieldLine: "#6a6e8b",
	accent: "#ff812a",
	accentHover: "#ff9e59",
	onAccent: "#141330",
	link: "#a2bcff",
	linkHover: "#cedcff",
	select: "#7096fb",
	onSelect: "#0c0a22",
	focus: "#ffd45d",
	infoBg: "#172556",
	infoText: "#a2bcff",
	success: "#96e4a1",
	successBg: "#14331d",
	danger: "#ffaaa7",
	dangerBg: "#4a1917",
	dangerText: "#ffaaa7",
	warnText: "#ffe08d",
	warnBg: "#402c05",
};

/** The rail is night in both themes. */
export const NIGHT = { ground: "#0c0a22", text: "#f8f5f1", textMuted: "#b1b5c7", mark: "#ff9e59" };

/** Ground and text of whoever has no portrait, in a planet's colours as `[data-planet]` of the same tokens has them. */
export const PLANETS = {
	comet: { light: ["#e1f5fe", "#09659f"], dark: ["#0b2b3d", "#99ddff"] },
	nebula: { light: ["#ffebf1", "#b1285a"], dark: ["#461a2a", "#ffb5d1"] },
	neptune: { light: ["#e8eeff", "#2542bd"], dark: ["#182654", "#a2bcff"] },
	mint: { light: ["#dff9ef", "#0c6c57"], dark: ["#0c3129", "#92ebcd"] },
	sun: { light: ["#fff5d7", "#916007"], dark: ["#3c2a07", "#ffe08d"] },
	mars: { light: ["#ffecde", "#b24310"], dark: ["#432010", "#ffbb8c"] },
} as const;
