import { isOneOf } from "../../shared/is-one-of.ts";
/**
 * Sub-sections of «Сведения об образовательной организации» in their order and at their usual addresses, `/sveden/{section}`
 * (273-FZ article 29; order of Rosobrnadzor 1493 of 4 August 2023).
 */
export const SVEDEN_SECTIONS = [
	"common",
	"struct",
	"document",
	"education",
	"eduStandarts",
	"managers",
	"employees",
	"objects",
	"grants",
	"paid_edu",
	"budget",
	"vacant",
	"inter",
	"catering",
] as const;

export type SvedenSection = (typeof SVEDEN_SECTIONS)[number];

export function isSvedenSection(value: string | undefined): value is SvedenSection {
	return isOneOf(SVEDEN_SECTIONS, value);
}

/** The editable page of a subsection. */
export function svedenPage(section: SvedenSection): string {
	return `sveden-${section.toLowerCase().replace("_", "-")}`;
}

export function svedenPath(section: SvedenSection): string {
	return `/sveden/${section}`;
}
