import type { AuthorText } from "../../../../database/blog-types.ts";
import type { PostSummary } from "../post-summary.ts";

/** Who writes, in one language. */
export type AuthorView = AuthorText & { readonly slug: string; readonly avatar: string };

/** An author's own page. */
export type AuthorPageView = {
	readonly author: AuthorView;
	readonly posts: readonly PostSummary[];
	readonly total: number;
	readonly page: number;
	readonly pages: number;
	readonly zone: string;
};
