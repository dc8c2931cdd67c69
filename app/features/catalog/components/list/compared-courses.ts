import { isSlug } from "../../../../shared/slug.ts";

/** As many as fit side by side. */
export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

/** Slugs from `courses=a,b` and from `courses=a&courses=b` alike: each once, in their order; what is no slug is left out. */
export function readComparedSlugs(values: readonly string[]): string[] {
	const slugs = values.flatMap((value) => value.split(",")).map((slug) => slug.trim());
	return [...new Set(slugs.filter(isSlug))];
}

/** `?courses=a,b`: the one spelling of a comparison; empty for none. */
export function comparedSearch(slugs: readonly string[]): string {
	return slugs.length > 0 ? `?courses=${slugs.join(",")}` : "";
}
