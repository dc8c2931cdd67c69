import { pagePath } from "./page-path.ts";
import { SVEDEN_SECTIONS, svedenPage } from "./sveden-sections.ts";

/** Settings that some pages are about: their routes answer 404 while the school has not filled them in. */
export type PageSettings = Readonly<Record<"tax_deduction" | "maternity_capital" | "lenders", object | null>>;

/** Editable pages that stand at an address of their own whatever the settings are. */
const ALWAYS = [
	"about",
	"contacts",
	"join-it",
	"new-landing",
	"roblox-course",
	"roblox-groups",
	"oplata",
	"guide",
	"chatgpt-income",
	"information",
	"licence",
	"requisites",
	"low-vision",
	...SVEDEN_SECTIONS.map(svedenPage),
];

/**
 * Slugs of the editable pages that are worth finding, with their paths without the language. Texts of dialogs (`/info/…`) are not among
 * them, nor is what is said of a section under construction.
 */
export function standingPages({
	tax_deduction,
	maternity_capital,
	lenders,
}: PageSettings): ReadonlyMap<string, string> {
	const slugs = [
		...ALWAYS,
		...(tax_deduction ? ["tax"] : []),
		...(maternity_capital ? ["capital"] : []),
		...(lenders ? ["sber", "t-bank"] : []),
	];
	return new Map(slugs.map((slug) => [slug, pagePath(slug)]));
}
