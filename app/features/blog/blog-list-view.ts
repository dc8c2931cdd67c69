import { readPageNumber } from "../../shared/page-number.ts";
import type { RubricView } from "./list-rubrics.server.ts";
import type { PostSummary } from "./post-summary.ts";
import type { PostHit } from "./search/mark-hits.server.ts";

/** Query parameters of the list, in the order of the address. */
export const BLOG_PARAMS = ["q", "rubric", "tag", "page"] as const;

/** What the list was asked for. */
export type BlogFilters = {
	readonly q?: string | undefined;
	readonly rubric?: string | undefined;
	readonly tag?: string | undefined;
	/** Counted from 1. */
	readonly page: number;
};

/** A post of the list; `hit` when it was found by a search. */
export type ListedPost = { readonly card: PostSummary; readonly hit: PostHit | undefined };

export type BlogListView = {
	/** The topic as posts spell it, whatever was typed. */
	readonly filters: BlogFilters;
	readonly rubrics: readonly RubricView[];
	readonly tags: readonly string[];
	/** The rubric that was asked for, when there is one of that name. */
	readonly rubric: RubricView | undefined;
	readonly posts: readonly ListedPost[];
	/** Whether the first of them is the newest of all, and stands out. */
	readonly hasLead: boolean;
	readonly total: number;
	readonly pages: number;
	/** What was looked for instead of what was typed. */
	readonly mended: string | undefined;
	/** The newest posts, where nothing was found. */
	readonly newest: readonly PostSummary[];
	/** Name of the school whose blog it is. */
	readonly school: string;
	/** IANA zone in which dates are told. */
	readonly zone: string;
};

const LONGEST = 100;

/** Reads an address; what makes no sense is as good as absent. */
export function readBlogFilters(query: URLSearchParams): BlogFilters {
	const read = (name: string) => query.get(name)?.trim().slice(0, LONGEST) || undefined;
	return { q: read("q"), rubric: read("rubric"), tag: read("tag"), page: readPageNumber(query) };
}

/** The address of a list without the language: only what is in use, always in the same order. */
export function blogPath(filters: Partial<BlogFilters>): string {
	const query = new URLSearchParams();
	for (const name of BLOG_PARAMS) {
		const value = filters[name];
		if (value !== undefined && !(name === "page" && value === 1)) query.set(name, String(value));
	}
	return query.size > 0 ? `/blog?${query}` : "/blog";
}
