import { type SqlBool, sql } from "kysely";
import { nextPublication } from "../../../database/next-publication.server.ts";
import type { Database } from "../../../database/open-database.server.ts";
import { MINUTE_MS } from "../../shared/durations.ts";
import type { Locale } from "../../shared/localized.ts";

/** In which language and when somebody looks. */
export type PostViewer = { readonly locale: Locale; readonly now: Date };

/** A text of a post is seen from its moment on, unless it is a draft. Names the columns of `post_text`. */
export function isVisiblePost({ locale, now }: PostViewer) {
	return sql<SqlBool>`(post_text.locale = ${locale} and post_text.state <> 'draft' and post_text.publish_at <= ${now})`;
}

/** The next moment at which a post appears by itself; undefined when none is scheduled. */
export function nextPostChange(db: Database, now: Date): Promise<Date | undefined> {
	return nextPublication(db, "postText", now);
}

/** The number of views on a page may lag this much behind. */
export const VIEWS_LAG_MS = 5 * MINUTE_MS;
