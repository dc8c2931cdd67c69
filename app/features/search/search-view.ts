import type { TextPiece } from "../blog/search/marked-text.ts";

/** Query parameters of the page. */
export const SEARCH_PARAMS = ["q", "kind"] as const;

/** In the order of the page. */
export const SEARCH_KINDS = ["courses", "posts", "webinars", "faq", "pages"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Kinds of which this page itself can show all; posts have a search of their own. */
const WHOLE_KINDS = SEARCH_KINDS.filter((kind) => kind !== "posts");

/** What the page was asked for. */
export type SearchFilters = {
	readonly q: string | undefined;
	/** All hits of one kind are wanted. */
	readonly kind: SearchKind | undefined;
};

export type SearchHit = {
	/** Without the language. */
	readonly path: string;
	readonly title: readonly TextPiece[];
	readonly snippet: readonly TextPiece[];
};

export type SearchGroup = {
	readonly kind: SearchKind;
	readonly total: number;
	readonly hits: readonly SearchHit[];
	/** Where all of them are; undefined when they are all here. */
	readonly allPath: string | undefined;
};

export type SearchView = {
	readonly filters: SearchFilters;
	/** Kinds that have hits. */
	readonly groups: readonly SearchGroup[];
	/** Hits of all kinds. */
	readonly total: number;
	/** What was looked for instead of what was typed. */
	readonly mended: string | undefined;
};

/** As many characters as the field takes. */
export const LONGEST_SEARCH = 100;

/** Reads an address; what makes no sense is as good as absent. */
export function readSearchFilters(query: URLSearchParams): SearchFilters {
	return {
		q: query.get("q")?.trim().slice(0, LONGEST_SEARCH) || undefined,
		kind: WHOLE_KINDS.find((kind) => kind === query.get("kind")),
	};
}

/** The address of a search without the language. */
export function searchPath({ q, kind }: Partial<SearchFilters>): string {
	const query = new URLSearchParams();
	if (q) query.set("q", q);
	if (kind) query.set("kind", kind);
	return query.size > 0 ? `/search?${query}` : "/search";
}
