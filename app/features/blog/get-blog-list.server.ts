import type { Database } from "../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import type { BlogFilters, BlogListView } from "./blog-list-view.ts";
import { findTag } from "./find-tag.server.ts";
import { listPostSummaries } from "./list-post-summaries.server.ts";
import { listRubrics, listTags } from "./list-rubrics.server.ts";
import { type FoundPosts, findPosts } from "./search/find-posts.server.ts";
import { markHits } from "./search/mark-hits.server.ts";

/** Three columns of three on a wide screen; the first page of all posts has one more, which leads. */
const PAGE_SIZE = 9;
const TAGS = 14;
const SUGGESTIONS = 3;

type ListQuestion = {
	readonly filters: BlogFilters;
	readonly locale: Locale;
	readonly now: Date;
	readonly facts: Facts;
	readonly zone: string;
};

/** The list of posts as it was asked for; undefined when the page or the rubric asked for is not there. */
export async function getBlogList(db: Database, question: ListQuestion): Promise<BlogListView | undefined> {
	const { filters, locale, now, facts, zone } = question;
	const rubrics = quoteFacts(await listRubrics(db, { locale, now }), facts);
	const rubric = rubrics.find(({ slug }) => slug === filters.rubric);
	if (filters.rubric && !rubric) return undefined;
	const { q: typed } = filters;
	const tag = filters.tag && ((await findTag(db, { tag: filters.tag, locale, now })) ?? filters.tag);
	const leads = typed || tag || rubric ? 0 : 1;
	const isFirst = filters.page === 1;
	const limit = PAGE_SIZE + (isFirst ? leads : 0);
	const offset = (filters.page - 1) * PAGE_SIZE + (isFirst ? 0 : leads);
	const found = await findPosts(db, { typed, tag, rubric: rubric?.slug, locale, now, limit, offset });
	const pages = Math.ceil((found.reachable - leads) / PAGE_SIZE);
	if (filters.page > Math.max(1, pages)) return undefined;
	const [cards, hits, tags] = await Promise.all([
		listPostSummaries(db, { ids: found.ids, locale, facts }),
		markHits(db, { ids: found.ids, words: found.words, locale, facts }),
		listTags(db, { locale, now, limit: TAGS }),
	]);
	return {
		filters: { ...filters, tag },
		rubrics,
		rubric,
		tags,
		posts: cards.map((card) => ({ card, hit: hits.get(card.slug) })),
		hasLead: isFirst && leads > 0,
		total: found.total,
		pages,
		mended: found.mended,
		newest: await suggest(db, found, question),
		school: facts.school ?? "",
		zone,
	};
}

async function suggest(db: Database, found: FoundPosts, { locale, now, facts }: ListQuestion) {
	if (found.total > 0) return [];
	const { ids } = await findPosts(db, { locale, now, limit: SUGGESTIONS });
	return listPostSummaries(db, { ids, locale, facts });
}
