import type { AuthorText } from "../../../../database/blog-types.ts";
import type { PostCard } from "../post-card.ts";

/** Who writes, in one language. */
export type AuthorView = AuthorText & { readonly slug: string; readonly avatar: string };

/** An author's own page. */
export type AuthorPageView = {
	readonly author: AuthorView;
	readonly posts: readonly PostCard[];
	readonly total: number;
	readonly page: number;
	readonly pages: number;
	readonly zone: string;
};
