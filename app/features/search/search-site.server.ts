import type { Database } from "../../../database/open-database.server.ts";
import type { Facts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { blogPath } from "../blog/blog-list-view.ts";
import { listPostSummaries } from "../blog/list-post-summaries.server.ts";
import { postPath } from "../blog/post-summary.ts";
import { type FoundPosts, findPosts, tellingWords } from "../blog/search/find-posts.server.ts";
import { markHits } from "../blog/search/mark-hits.server.ts";
import { otherLayout } from "../blog/search/other-layout.ts";
import { asBeginning } from "../blog/search/search-query.server.ts";
import { searchWords } from "../blog/search/search-words.ts";
import { type FoundTexts, findTexts } from "./find-texts.server.ts";
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
};

/** Courses, posts, webinars and questions that answer what was typed. */
export async function searchSite(db: Database, question: SiteQuestion): Promise<SearchView> {
	const { filters, locale, now } = question;
	const typed = searchWords(filters.q ?? "");
	if (typed.length === 0) return { filters, groups: [], total: 0, mended: undefined };
	const found = await findPosts(db, { typed: filters.q, locale, now, limit: GROUP_SIZE });
	const { texts, posts } = await findBesidePosts(db, { ...question, typed, posts: found });
	const all = [...texts, ...(await describePosts(db, posts, question))];
	const groups = SEARCH_KINDS.flatMap((kind) => all.filter((group) => group.kind === kind));
	return {
		filters,
		groups: groups.filter(({ kind }) => !filters.kind || kind === filters.kind).map((group) => linkAll(group, filters)),
		total: groups.reduce((sum, { total }) => sum + total, 0),
		mended: posts.mended,
	};
}

type Beside = SiteQuestion & { readonly typed: readonly string[]; readonly posts: FoundPosts };

/** A word that posts do not have may stand in other texts as it was typed; only then is nothing of it mended. */
async function findBesidePosts(db: Database, { typed, posts, filters, locale, now, facts }: Beside) {
	const texts = await listSearchedTexts(db, { locale, now, facts });
	const ask = (words: readonly string[]) =>
		findTexts(db, { texts, words, locale, limit: filters.kind ? WHOLE_SIZE : GROUP_SIZE });
	if (!posts.mended) {
		const texts = await ask(posts.words);
		if (texts.length > 0 || posts.total > 0) return { posts, texts };
		// Texts beside posts may have what the same keys write in the other layout.
		const switched = searchWords(otherLayout(filters.q ?? "") ?? "");
		const meant = await ask(await tellingWords(db, switched, locale));
		return { posts: meant.length > 0 ? { ...posts, mended: switched.join(" ") } : posts, texts: meant };
	}
	const words = await tellingWords(db, typed, locale);
	const asTyped = await ask(words.map((word, place) => (place === words.length - 1 ? asBeginning(word) : word)));
	if (asTyped.length === 0) return { posts, texts: await ask(posts.words) };
	return { posts: { ...posts, ids: [], total: 0, mended: undefined }, texts: asTyped };
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
