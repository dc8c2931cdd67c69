import type { Audience } from "../../../../../../database/catalog-types.ts";
import { readPageNumber } from "../../../../../shared/page-number.ts";
import { isSlug } from "../../../../../shared/slug.ts";

export type ReviewFilters = {
	readonly audience?: Audience;
	/** Exactly so many, 1 to 5. */
	readonly stars?: number;
	/** Slug of a course. */
	readonly course?: string;
	/** From 2 on; the first page is not named. */
	readonly page?: number;
};

/** Query parameters in the order of the address. */
export const REVIEW_PARAMS = ["audience", "stars", "course", "page"] as const;
export const AUDIENCES = ["children", "adults"] as const satisfies readonly Audience[];

/** Reads an address. What makes no sense is as good as absent. */
export function readReviewFilters(query: URLSearchParams): ReviewFilters {
	const audience = AUDIENCES.find((known) => known === query.get("audience"));
	const stars = /^[1-5]$/.test(query.get("stars") ?? "") ? Number(query.get("stars")) : undefined;
	const course = query.get("course");
	const page = readPageNumber(query);
	return {
		...(audience && { audience }),
		...(stars && { stars }),
		...(course && isSlug(course) && { course }),
		...(page > 1 && { page }),
	};
}

/** `?stars=5&page=2`: only what is in use, always in the same order. */
export function reviewSearch(filters: ReviewFilters): string {
	const query = new URLSearchParams();
	for (const name of REVIEW_PARAMS) {
		const value = filters[name];
		if (value !== undefined && !(name === "page" && value === 1)) query.set(name, String(value));
	}
	return query.size > 0 ? `?${query}` : "";
}

/** The canonical address of a list: every page of all reviews is its own; filtered lists point to the whole list. */
export function canonicalReviewSearch({ filters, page }: { filters: ReviewFilters; page: number }): string {
	const { page: _, ...choice } = filters;
	return Object.keys(choice).length > 0 ? "" : reviewSearch({ page });
}
