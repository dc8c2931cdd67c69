import type { Database } from "../../../database/open-database.server.ts";
import { remember } from "../../platform/remember.server.ts";
import type { Facts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { blogPath } from "../blog/blog-list-view.ts";
import { listPostSummaries } from "../blog/list-post-summaries.server.ts";
import { postPath } from "../blog/post-summary.ts";
import { findMeant } from "../blog/search/find-meant.server.ts";
import { type FoundPosts, findPostsWith } from "../blog/search/find-posts.server.ts";
import { markHits } from "../blog/search/mark-hits.server.ts";
import { searchWords } from "../blog/search/search-words.ts";
import type { PageSettings } from "../pages/standing-pages.ts";
import { type FoundTexts, findTexts } from "./find-texts.server.ts";
import { indexTexts } from "./index-texts.server.ts";
import { listSearchedTexts } from "./list-searched-texts.server.ts";
import { SEARCH_KINDS, type SearchFilters, type SearchGroup, type SearchView, searchPath } from "./search-view.ts";

/** Hits of a kind beside other kinds. */
const GROUP_SIZE = 6;
/** More than there are of any kind that is shown whole. */
const WHOLE_SIZE = 500;

type SiteQuestion = {
	readonly filters: SearchFilters;
	readonly locale: Locale;
	readonly now: Date;
	readonly facts: Facts;
	readonly settings: PageSettings;
};

/** Courses, posts, webinars, questions and pages about the school that answer what was typed. */
export async function searchSite(db: Database, question: SiteQuestion): Promise<SearchView> {
	const { filters } = question;
	if (searchWords(filters.q ?? "").length === 0) return { filters, groups: [], total: 0, mended: undefined };
	const { posts, texts, total, mended } = await findEverywhere(db, question);
	const all = [...texts, ...(await describePosts(db, posts, question))];
	const groups = SEARCH_KINDS.flatMap((kind) => all.filter((group) => group.kind === kind));
	return {
		filters,
		groups: groups.filter(({ kind }) => !filters.kind || kind === filters.kind).map((group) => linkAll(group, filters)),
		total,
		mended,
	};
}

/** Whether posts or the other texts have the words: only where neither does, another spelling is tried. */
async function findEverywhere(db: Database, { filters, locale, now, facts, settings }: SiteQuestion) {
	// A recording that can be watched no longer is found by that word for some seconds more.
	const searched = await remember(db, ["searched texts", locale], () =>
		listSearchedTexts(db, { locale, now, facts, settings }),
	);
	const index = await indexTexts(db, searched, locale);
	const limit = filters.kind ? WHOLE_SIZE : GROUP_SIZE;
	return findMeant(db, { typed: filters.q ?? "", source: { locale, now, beside: index.words } }, async (words) => {
		const [posts, texts] = await Promise.all([
			findPostsWith(db, { locale, now, limit: GROUP_SIZE }, words),
			findTexts(db, { texts: searched, index, words, locale, limit }),
		]);
		return { posts, texts, total: texts.reduce((sum, group) => sum + group.total, posts.total) };
	});
}

async function describePosts(
	db: Database,
	{ ids, words, total }: FoundPosts,
	{ locale, facts }: SiteQuestion,
): Promise<FoundTexts[]> {
	if (total === 0) return [];
	const [cards, marks] = await Promise.all([
		listPostSummaries(db, { ids, locale, facts }),
		markHits(db, { ids, words, locale, facts }),
	]);
	const hits = cards.flatMap(({ slug }) => {
		const marked = marks.get(slug);
		return marked ? [{ path: postPath(slug), ...marked }] : [];
	});
	return [{ kind: "posts", total, hits }];
}

function linkAll(group: FoundTexts, { q }: SearchFilters): SearchGroup {
	const { kind, total, hits } = group;
	const allPath = kind === "posts" ? blogPath({ q }) : searchPath({ q, kind });
	return { ...group, allPath: total > hits.length ? allPath : undefined };
}
