import { sql, type Transaction } from "kysely";
import type { Seo, TextState } from "../../../database/catalog-types.ts";
import { tellContent } from "../../../database/tell-content.server.ts";
import type { Schema } from "../../../database/types.ts";
import type { Locale } from "../../shared/localized.ts";
import { plainText } from "./article/plain-text.server.ts";
import { readingMinutes } from "./article/reading-minutes.ts";
import { knownWords } from "./search/search-words.ts";

export type PostTextInput = {
	readonly postId: string;
	readonly locale: Locale;
	readonly state: TextState;
	/** Needed unless the text is a draft. */
	readonly publishAt: Date | null;
	readonly title: string;
	readonly excerpt: string;
	/** Markdown. */
	readonly body: string;
	readonly tags: readonly string[];
	readonly seo: Seo;
	readonly now: Date;
};

/** Writes a post in one language, new or over the old text, and keeps what search needs of it. */
export async function savePostText(
	db: Transaction<Schema>,
	{ tags, seo, now, ...input }: PostTextInput,
): Promise<void> {
	const plain = plainText(input.body);
	const row = {
		...input,
		plain,
		tags: [...tags],
		minutes: readingMinutes(plain),
		seo: JSON.stringify(seo),
	};
	await db
		.insertInto("postText")
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(["postId", "locale"]).doUpdateSet({
				...row,
				updatedAt: now,
				version: sql<number>`post_text.version + 1`,
			}),
		)
		.execute();
	const words = knownWords([input.title, input.excerpt, plain, ...tags].join(" "));
	await sql`insert into post_word (locale, word) select ${input.locale}, word from unnest(${words}::text[]) as word
		on conflict do nothing`.execute(db);
	await tellContent(db, "posts");
}
