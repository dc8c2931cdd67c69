import type { Database } from "../../../database/open-database.server.ts";
import type { Facts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { listPostSummaries } from "./list-post-summaries.server.ts";
import type { PostSummary } from "./post-summary.ts";
import { findPosts } from "./search/find-posts.server.ts";

type NewestQuestion = { readonly locale: Locale; readonly now: Date; readonly limit: number; readonly facts: Facts };

/** The newest posts of a language. */
export async function listNewestPosts(db: Database, { facts, ...question }: NewestQuestion): Promise<PostSummary[]> {
	const { ids } = await findPosts(db, question);
	return listPostSummaries(db, { ids, locale: question.locale, facts });
}
