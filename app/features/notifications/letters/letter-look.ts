import type { CSSProperties } from "react";

/** The school's colours as mail programs know them: sRGB of the design tokens. */
const PAPER = "#fdfaf4";
const SURFACE = "#ffffff";
const SUNKEN = "#f8f3e9";
const INK = "#141330";
const MUTED = "#4f5476";
const ACCENT = "#ff812a";
const ACCENT_EDGE = "#b24310";
const LINK = "#2c55e2";

const FONT = "Onest, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** An address with a secret is one word, wider than a phone: it breaks rather than the letter. */
const BREAKING = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

export const LOOK = {
	body: { margin: 0, padding: "24px 12px", backgroundColor: PAPER, color: INK, fontFamily: FONT },
	card: {
		maxWidth: 560,
		margin: "0 auto",
		padding: "28px 24px",
		borderRadius: 24,
		backgroundColor: SURFACE,
		...BREAKING,
	},
	school: { margin: "0 0 20px", color: MUTED, fontSize: 15, fontWeight: 650, lineHeight: "20px" },
	heading: { margin: "0 0 16px", color: INK, fontSize: 28, fontWeight: 800, lineHeight: "34px" },
	paragraph: { margin: "0 0 16px", color: INK, fontSize: 16, lineHeight: "26px" },
	lead: { margin: "0 0 16px", color: INK, fontSize: 20, fontWeight: 650, lineHeight: "28px" },
	small: { margin: "0 0 12px", color: MUTED, fontSize: 14, lineHeight: "22px" },
	facts: { margin: "0 0 20px", padding: "16px 20px", borderRadius: 16, backgroundColor: SUNKEN },
	fact: { margin: "0 0 4px", color: INK, fontSize: 16, lineHeight: "26px" },
	label: { color: MUTED },
	button: {
		margin: "4px 0 16px",
		padding: "14px 24px",
		borderRadius: 16,
		borderBottom: `4px solid ${ACCENT_EDGE}`,
		backgroundColor: ACCENT,
		color: INK,
		fontSize: 16,
		fontWeight: 650,
		lineHeight: "20px",
	},
	footer: { maxWidth: 560, margin: "0 auto", padding: "20px 24px 0", ...BREAKING },
	link: { color: LINK, textDecoration: "underline", ...BREAKING },
} as const satisfies Record<string, CSSProperties>;

/** Where the program follows the system; `!important` because the look above is inline. */
export const DARK_LOOK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
	.page { background-color: #0c0a22 !important; }
	.card { background-color: #141330 !important; }
	.facts { background-color: #24254a !important; }
	.text { color: #f8f5f1 !important; }
	.muted { color: #b1b5c7 !important; }
	.link { color: #a2bcff !important; }
}`;
