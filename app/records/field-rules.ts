import { z } from "zod";
import { LONGEST_SLUG, SLUG_PATTERN } from "../shared/slug.ts";
import { isTangled } from "./is-tangled.ts";

/** Pieces that schemas of the office are made of. Messages are codes that the screens put into words. */
export const requiredText = (longest = 300) => z.string("required").trim().min(1, "required").max(longest, "tooLong");
/** The name of something that is sold. Orders and receipts keep it for years, so it may not quote the school's figures, which change. */
export const soldName = (longest: number) => requiredText(longest).refine((name) => !name.includes("{{"), "noQuotes");
export const optionalText = (longest = 300) =>
	z
		.string()
		.trim()
		.max(longest, "tooLong")
		.nullish()
		.transform((value) => value || null);
export const longText = (longest = 100_000) => requiredText(longest);
/** A text in Markdown that may still be empty; `tangled` where reading it would hold up everybody else. */
export const markdownText = (longest = 100_000) =>
	z
		.string("required")
		.trim()
		.max(longest, "tooLong")
		.refine((text) => !isTangled(text), "tangled");
export const localized = <Value extends z.ZodType>(value: Value) => z.object({ ru: value, en: value });
export const slugField = z
	.string("required")
	.trim()
	.min(1, "required")
	.max(LONGEST_SLUG, "tooLong")
	.refine((slug) => slug === "" || SLUG_PATTERN.test(slug), "slug");
/** Reports `code` for a wrong value, and "required" for a missing one. */
const orRequired = (code: string) => ({
	error: ({ input }: { input?: unknown }) =>
		input === undefined || input === null || input === "" ? "required" : code,
});
export const rowId = z.uuid(orRequired("unknown"));
export const optionalRowId = rowId.nullish().transform((value) => value ?? null);
export const wholeNumber = (least: number, most = 2_000_000_000) =>
	z.int(orRequired("number")).min(least, "tooSmall").max(most, "tooLarge");
export const optionalWholeNumber = (least: number, most?: number) =>
	wholeNumber(least, most)
		.nullish()
		.transform((value) => value ?? null);
/** A sum in minor units, which is typed in whole ones: its bound is told in those. */
export const minorUnits = (least: 0 | 1, most = 2_000_000_000) =>
	z
		.int(orRequired("number"))
		.min(least, "sumTooSmall")
		.max(most, `sumTooLarge:${most / 100}`);
export const optionalMinorUnits = (least: 0 | 1, most?: number) =>
	minorUnits(least, most)
		.nullish()
		.transform((value) => value ?? null);
export const instant = z.iso.datetime({ offset: true, ...orRequired("date") });
export const optionalInstant = instant.nullish().transform((value) => value ?? null);
export const day = z.iso.date(orRequired("date"));
export const emailField = z.email(orRequired("email")).max(254, "tooLong");
export const zoneField = z.string("required").refine((zone) => isZone(zone), "zone");

/** Whether times can be told in a zone of this name. */
export function isZone(zone: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: zone });
		return true;
	} catch {
		return false;
	}
}
