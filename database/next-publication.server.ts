import type { Database } from "./open-database.server.ts";

/** The next moment at which a text of this table appears by itself; undefined when none is scheduled. */
export async function nextPublication(
	db: Database,
	table: "courseText" | "page" | "postText" | "webinarText",
	now: Date,
): Promise<Date | undefined> {
	const row = await db
		.selectFrom(table)
		.where("state", "!=", "draft")
		.where("publishAt", ">", now)
		.orderBy("publishAt")
		.select("publishAt")
		.limit(1)
		.executeTakeFirst();
	return row?.publishAt ?? undefined;
}
