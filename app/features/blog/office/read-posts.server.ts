import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Kept } from "../../../records/resource.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { PostDocument, PostTextDocument } from "./post-document.ts";

type TextRow = Omit<PostTextDocument, "publishAt"> & {
	readonly postId: string;
	readonly locale: Locale;
	readonly publishAt: Date | null;
};

/** Posts as their forms show them. */
export async function readPosts(db: Database, ids: readonly string[]): Promise<(PostDocument & Kept)[]> {
	const { rows } = await sql<Omit<PostDocument, "texts"> & Kept & { updatedAt: Date }>`
		select post.id, post.version, post.slug, post.rubric_id as rubric, post.cover, post.updated_at,
			array(select author_id from post_author where post_id = post.id order by position) as authors,
			array(select course_id from post_course where post_id = post.id order by position) as courses,
			array(select related_id from post_related where post_id = post.id order by position) as related
		from post where post.id in (${sql.join(ids)})`.execute(db);
	const texts: TextRow[] = await db.selectFrom("postText").where("postId", "in", ids).select(TEXT_COLUMNS).execute();
	return rows.map((row) => {
		const textOf = (locale: Locale) => {
			const found = texts.find((text) => text.postId === row.id && text.locale === locale);
			return found ? describeText(found) : null;
		};
		return { ...row, texts: { ru: textOf("ru"), en: textOf("en") } };
	});
}

const TEXT_COLUMNS = ["postId", "locale", "state", "publishAt", "title", "excerpt", "body", "tags", "seo"] as const;

function describeText({ postId: _post, locale: _locale, publishAt, seo, ...text }: TextRow) {
	return {
		...text,
		publishAt: publishAt?.toISOString() ?? null,
		// Null where it repeats the title or the excerpt: the form leaves such a field empty, and it goes on following them.
		seo: {
			title: seo.title === text.title ? null : seo.title,
			description: seo.description === text.excerpt ? null : seo.description,
		},
	};
}
