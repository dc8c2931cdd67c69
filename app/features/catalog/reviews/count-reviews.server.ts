import type { Audience } from "../../../../database/catalog-types.ts";
import type { Database } from "../../../../database/open-database.server.ts";

type CountFilter = {
	readonly courseSlug?: string | undefined;
	readonly audience?: Audience | undefined;
	readonly rating?: number | undefined;
};

/** How many published reviews there are under the filters of the list. */
export async function countReviews(db: Database, filter: CountFilter): Promise<number> {
	let query = db
		.selectFrom("review")
		.leftJoin("course", "course.id", "review.courseId")
		.where("review.status", "=", "published")
		.select(({ fn }) => fn.countAll<number | string>().as("count"));
	if (filter.courseSlug) query = query.where("course.slug", "=", filter.courseSlug);
	if (filter.audience) query = query.where("course.audience", "=", filter.audience);
	if (filter.rating) query = query.where("review.rating", "=", filter.rating);
	const { count } = await query.executeTakeFirstOrThrow();
	return Number(count);
}
