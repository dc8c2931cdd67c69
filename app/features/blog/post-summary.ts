/** A post as lists show it, in one language. */
export type PostSummary = {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly excerpt: string;
	readonly cover: string;
	readonly rubric: { readonly slug: string; readonly title: string };
	readonly publishedAt: Date;
	readonly minutes: number;
	readonly views: number;
	readonly comments: number;
};

/** The address of a post, without the language. */
export function postPath(slug: string): string {
	return `/blog/${slug}`;
}

/** The address of an author, without the language; no post may have such a slug. */
export function authorPath(slug: string): string {
	return `/blog/${AUTHOR_PREFIX}${slug}`;
}

export const AUTHOR_PREFIX = "avtor-";
