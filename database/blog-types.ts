import type { Generated } from "kysely";
import type { COMMENT_STATUSES } from "../app/shared/comment-states.ts";
import type { Locale, Localized } from "../app/shared/localized.ts";
import type { Seo, TextState } from "./catalog-types.ts";
import type { Day, Json, OptionalInstant, UpdatedAt, VersionedRow } from "./column-types.ts";

export type CommentStatus = (typeof COMMENT_STATUSES)[number];
export type RubricText = { title: string; description: string };
export type AuthorText = { name: string; role: string; bio: string };

/** The tables of the blog; `search` of a text is made by the database and never read whole. */
export type BlogTables = {
	rubric: VersionedRow & { slug: string; position: number; text: Json<Localized<RubricText>> };
	author: VersionedRow & { slug: string; avatar: string; position: number; text: Json<Localized<AuthorText>> };
	post: VersionedRow & { slug: string; rubricId: string; cover: string };
	postText: {
		postId: string;
		locale: Locale;
		state: TextState;
		publishAt: OptionalInstant;
		title: string;
		excerpt: string;
		body: string;
		plain: string;
		tags: string[];
		minutes: number;
		seo: Json<Seo>;
		updatedAt: UpdatedAt;
		version: Generated<number>;
	};
	postWord: { locale: Locale; word: string };
	postAuthor: { postId: string; authorId: string; position: number };
	postCourse: { postId: string; courseId: string; position: number };
	postRelated: { postId: string; relatedId: string; position: number };
	postView: {
		postId: string;
		locale: Locale;
		day: Day;
		count: Generated<number>;
	};
	comment: VersionedRow & {
		postId: string;
		locale: Locale;
		parentId: string | null;
		name: string;
		email: string | null;
		text: string;
		status: Generated<CommentStatus>;
		isStaff: Generated<boolean>;
		authorId: Generated<string | null>;
		unsubscribeToken: string;
		unsubscribedAt: OptionalInstant;
		contentHash: string;
		moderatedAt: OptionalInstant;
		ip: string | null;
		agent: string | null;
	};
};
