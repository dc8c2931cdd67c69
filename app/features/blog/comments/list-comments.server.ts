import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { CommentView } from "./comment-view.ts";

type Row = Omit<CommentView, "replies" | "avatar"> & {
	readonly parentId: string | null;
	readonly avatar: string | null;
};

/** The approved comments of a post in a language as threads, oldest first. Replies to what is not shown are not shown either. */
export async function listComments(
	db: Database,
	{ postId, locale }: { postId: string; locale: Locale },
): Promise<CommentView[]> {
	const rows = await db
		.selectFrom("comment")
		.leftJoin("author", "author.id", "comment.authorId")
		.where("comment.postId", "=", postId)
		.where("comment.locale", "=", locale)
		.where("comment.status", "=", "approved")
		.orderBy("comment.createdAt")
		.orderBy("comment.id")
		.select([
			"comment.id",
			"comment.parentId",
			"comment.name",
			"comment.text",
			"comment.createdAt as at",
			"comment.isStaff",
			"author.avatar",
		])
		.execute();
	return threadsOf(
		null,
		Map.groupBy(rows, ({ parentId }) => parentId),
	);
}

function threadsOf(parent: string | null, byParent: ReadonlyMap<string | null, readonly Row[]>): CommentView[] {
	return (byParent.get(parent) ?? []).map(({ parentId: _, avatar, ...comment }) => ({
		...comment,
		avatar: avatar ?? undefined,
		replies: threadsOf(comment.id, byParent),
	}));
}
