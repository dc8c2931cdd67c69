import type { Seo } from "../../../database/catalog-types.ts";
import type { Database } from "../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { listPictures } from "../media/list-pictures.server.ts";
import { listUntoldPaths } from "../pages/list-untold-paths.server.ts";
import { type RenderedArticle, renderArticle } from "./article/render-article.server.ts";
import type { AuthorView } from "./authors/author-view.ts";
import { countViews, SUMMARY_COLUMNS } from "./list-post-summaries.server.ts";
import type { PostSummary } from "./post-summary.ts";
import { isVisiblePost } from "./visible-post.server.ts";

/** A post in one language. */
export type PostView = Omit<PostSummary, "comments"> & {
	readonly updatedAt: Date;
	readonly tags: readonly string[];
	readonly authors: readonly AuthorView[];
	readonly text: RenderedArticle;
	readonly seo: Seo;
	/** Languages in which the post is published. */
	readonly locales: readonly Locale[];
};

type PostQuestion = {
	readonly slug: string;
	readonly locale: Locale;
	readonly now: Date;
	readonly facts: Facts;
	readonly tableLabel: string;
};

/** A published post; undefined when the language has none of that name. */
export async function getPost(db: Database, question: PostQuestion): Promise<PostView | undefined> {
	const { slug, locale, now, facts, tableLabel } = question;
	const row = await selectPost(db, { slug, locale, now });
	if (!row) return undefined;
	const { rubricSlug, rubricText, publishAt, body, ...post } = quoteFacts(row, facts);
	const publishedAt = publishAt ?? now;
	return {
		...post,
		rubric: { slug: rubricSlug, title: rubricText[locale].title },
		publishedAt,
		// A text that was written ahead of its day is as new as that day.
		updatedAt: new Date(Math.max(post.updatedAt.getTime(), publishedAt.getTime())),
		authors: quoteFacts(await listPostAuthors(db, post.id, locale), facts),
		text: await renderArticle(body, {
			locale,
			tableLabel,
			facts,
			pictures: await listPictures(db, body, { locale, facts }),
			untold: await listUntoldPaths(db, { locale, now }),
		}),
		locales: await listLocales(db, post.id, now),
	};
}

function selectPost(db: Database, { slug, ...view }: { slug: string; locale: Locale; now: Date }) {
	return db
		.selectFrom("post")
		.innerJoin("postText", "postText.postId", "post.id")
		.innerJoin("rubric", "rubric.id", "post.rubricId")
		.where("post.slug", "=", slug)
		.where(isVisiblePost(view))
		.select([
			...SUMMARY_COLUMNS,
			"postText.body",
			"postText.updatedAt",
			"postText.tags",
			"postText.seo",
			countViews.as("views"),
		])
		.executeTakeFirst();
}

async function listPostAuthors(db: Database, postId: string, locale: Locale): Promise<AuthorView[]> {
	const rows = await db
		.selectFrom("postAuthor")
		.innerJoin("author", "author.id", "postAuthor.authorId")
		.where("postAuthor.postId", "=", postId)
		.orderBy("postAuthor.position")
		.select(["author.slug", "author.avatar", "author.text"])
		.execute();
	return rows.map(({ slug, avatar, text }) => ({ slug, avatar, ...text[locale] }));
}

async function listLocales(db: Database, postId: string, now: Date): Promise<Locale[]> {
	const rows = await db
		.selectFrom("postText")
		.where("postId", "=", postId)
		.where("state", "!=", "draft")
		.where("publishAt", "<=", now)
		.orderBy("locale", "desc")
		.select("locale")
		.execute();
	return rows.map(({ locale }) => locale);
}
