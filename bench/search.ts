import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { getBlogList } from "../app/features/blog/get-blog-list.server.ts";
import { listPostSummaries } from "../app/features/blog/list-post-summaries.server.ts";
import { findPosts } from "../app/features/blog/search/find-posts.server.ts";
import { markHits } from "../app/features/blog/search/mark-hits.server.ts";
import { knownWords } from "../app/features/blog/search/search-words.ts";
import { listCourses } from "../app/features/catalog/courses/list-courses.server.ts";
import { searchSite } from "../app/features/search/search-site.server.ts";
import { giveMemory } from "../app/platform/remember.server.ts";
import type { Database } from "../database/open-database.server.ts";
import { seededRandom } from "../tests/fixtures/seeded-random.ts";
import { fillCourses } from "./courses.ts";
import { openMigrated } from "./open-migrated.ts";
import { quantilesOf } from "./quantiles.ts";

const ROOT = join(import.meta.dirname, "..");
const POSTS = 10_000;
const BATCH = 250;
const SENTENCES_A_POST = 12;
const ROUNDS = 5;
const NOW = new Date("2026-11-18T09:00:00Z");

/** Whole words in other forms, beginnings, several words, «ё» and «е», slips, and what nobody wrote. */
const QUERIES = [
	"программирование",
	"программированию",
	"прогр",
	"еще",
	"ещё",
	"ребёнок урок",
	"первая игра",
	"как выбрать курс",
	"занятия с преподавателем",
	"python",
	"scratc",
	"налоговый вычет",
	"скрипт",
	"програмирование",
	"преподовател",
	"нейросети",
	"договор оплата",
	"щщщщщщ",
];

/** Milliseconds; `worst` is the question that took the longest, as text or JSON. */
export type Times = { readonly p95: number; readonly median: number; readonly worst: string };
export type ScaleMeasure = {
	/** Finding, cards and marked snippets among 10 000 posts. */
	readonly blogSearch: Times;
	/** The search of the whole site: posts, 1 000 courses, questions; these are read again every 18 searches. */
	readonly siteSearch: Times;
	readonly blogList: Times;
	readonly courseList: Times;
};

const VIEW = { locale: "ru", facts: {} } as const;
const NO_PAGES = { tax_deduction: null, maternity_capital: null, lenders: null };
/** The first page, the middle and the end of the archive. */
const BLOG_PAGES = [1, 2, 40, 500, 1000];
const COURSE_FILTERS = [
	{ audience: "children" },
	{ audience: "children", age: 10, sort: "price" },
	{ audience: "adults", maxMonths: 6, sort: "start" },
	{ audience: "children", category: "bench-children", format: "individual" },
] as const;

/** How long lists and searches take among 10 000 posts and 1 000 courses, one after another, in the embedded database. Milliseconds. */
export async function measureScale(): Promise<ScaleMeasure> {
	const opened = await openMigrated();
	const { db } = opened;
	await fill(db);
	await fillCourses(db, readSentences(), NOW);
	await sql`analyze`.execute(db);
	const memory = giveForgetfulMemory(db);
	const measured = {
		blogSearch: await measureEach(QUERIES, (query) => searchBlog(db, query)),
		siteSearch: await measureEach(
			QUERIES,
			(q) => searchSite(db, { ...VIEW, filters: { q, kind: undefined }, now: NOW, settings: NO_PAGES }),
			memory.forget,
		),
		blogList: await measureEach(BLOG_PAGES, (page) =>
			getBlogList(db, { ...VIEW, filters: { page }, now: NOW, zone: "Europe/Moscow" }),
		),
		courseList: await measureEach(COURSE_FILTERS, (filter) =>
			listCourses(db, filter, { locale: "ru", now: NOW, months: 24 }),
		),
	};
	await opened.close();
	return measured;
}

/** As pages remember what they make of the content (`server/pages/content-cache.ts`), until it changes or a few seconds have passed. */
function giveForgetfulMemory(db: Database): { forget(): void } {
	const made = new Map<string, Promise<unknown>>();
	giveMemory(db, <Made>(key: string, make: () => Promise<Made>) => {
		const known = made.get(key) ?? make();
		made.set(key, known);
		// Under one key stands one kind of thing.
		return known as Promise<Made>;
	});
	return { forget: () => made.clear() };
}

/** @param beginRound is called before all questions are asked once more. */
async function measureEach<Question>(
	questions: readonly Question[],
	ask: (question: Question) => Promise<unknown>,
	beginRound: () => void = () => {},
): Promise<Times> {
	const times: { question: Question; ms: number }[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		beginRound();
		for (const question of questions) {
			const startedAt = performance.now();
			await ask(question);
			times.push({ question, ms: performance.now() - startedAt });
		}
	}
	const { question: worst } = times.reduce((slowest, time) => (time.ms > slowest.ms ? time : slowest));
	return {
		...quantilesOf(times.map(({ ms }) => ms)),
		worst: typeof worst === "string" ? worst : JSON.stringify(worst),
	};
}

/** Posts of shuffled sentences of the school's own texts: real words as often as people write them. */
async function fill(db: Database): Promise<void> {
	const random = seededRandom(2026);
	const sentences = readSentences();
	const pick = () => sentences[random(sentences.length)] ?? "";
	const text = JSON.stringify({ ru: { title: "Рубрика", description: "" }, en: { title: "Rubric", description: "" } });
	const rubric = await db
		.insertInto("rubric")
		.values({ slug: "bench", position: 0, text })
		.returning("id")
		.executeTakeFirstOrThrow();
	for (let first = 0; first < POSTS; first += BATCH) {
		const slugs = Array.from({ length: BATCH }, (_, index) => `post-${first + index}`);
		const bodies = slugs.map(() => Array.from({ length: SENTENCES_A_POST }, pick).join(" "));
		const titles = slugs.map(() => pick().slice(0, 60));
		await sql`with added as (insert into post (slug, rubric_id, cover)
				select slug, ${rubric.id}, 'cover-game' from unnest(${slugs}::text[]) as slug returning id, slug)
			insert into post_text (post_id, locale, state, publish_at, title, excerpt, body, plain, tags, minutes, seo)
			select added.id, 'ru', 'published', ${NOW}::timestamptz - place * interval '1 hour', title, left(body, 160), body, body,
				'{python}', 3, '{}' from unnest(${slugs}::text[], ${titles}::text[], ${bodies}::text[])
				with ordinality as typed (slug, title, body, place) join added using (slug)`.execute(db);
	}
	const words = knownWords(sentences.join(" "));
	await sql`insert into post_word (locale, word) select 'ru', word from unnest(${words}::text[]) as word`.execute(db);
}

function readSentences(): string[] {
	const files = globSync(["content/posts/*.ru.md", "content/pages/*.ru.md", "content/legal/*.ru.md"], { cwd: ROOT });
	const all = files.map((file) => readFileSync(join(ROOT, file), "utf8").replace(/^---[\s\S]*?\n---/, "")).join("\n");
	return (all.match(/[А-ЯЁ][^.?!\n]{30,300}[.?!]/g) ?? []).map((sentence) => sentence.replaceAll(/[{}]/g, "").trim());
}

async function searchBlog(db: Database, typed: string): Promise<void> {
	const { ids, words } = await findPosts(db, { ...VIEW, typed, now: NOW, limit: 9 });
	await listPostSummaries(db, { ...VIEW, ids });
	await markHits(db, { ...VIEW, ids, words });
}
