import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";

type Place = { readonly postIds: readonly string[]; readonly locale: Locale };

/** How many comments the page of each post shows, by its id; a post without any is left out. */
export async function countShownComments(db: Database, place: Place): Promise<ReadonlyMap<string, number>> {
	const rows = await selectShown(db, place)
		.groupBy("shown.postId")
		.select(["shown.postId", sql<number>`count(*)::int`.as("count")])
		.execute();
	return new Map(rows.map(({ postId, count }) => [postId, count]));
}

/** Whether the page of the post shows this comment. */
export async function isShownComment(
	db: Database,
	{ id, postId, locale }: { readonly id: string; readonly postId: string; readonly locale: Locale },
): Promise<boolean> {
	const comment = await selectShown(db, { postIds: [postId], locale })
		.where("shown.id", "=", id)
		.select("shown.id")
		.executeTakeFirst();
	return comment !== undefined;
}

/** From the top down: what is hidden takes its replies along, however deep they are. */
function selectShown(db: Database, { postIds, locale }: Place) {
	return db
		.withRecursive("shown", (query) =>
			query
				.selectFrom("comment")
				.where("postId", "in", [...postIds])
				.where("locale", "=", locale)
				.where("status", "=", "approved")
				.where("parentId", "is", null)
				.select(["comment.id", "comment.postId"])
				.unionAll(
					query
						.selectFrom("comment as reply")
						.innerJoin("shown", (join) =>
							join.onRef("shown.id", "=", "reply.parentId").onRef("shown.postId", "=", "reply.postId"),
						)
						.where("reply.locale", "=", locale)
						.where("reply.status", "=", "approved")
						.select(["reply.id", "reply.postId"]),
				),
		)
		.selectFrom("shown");
}
