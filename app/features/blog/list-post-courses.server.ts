import type { Database } from "../../../database/open-database.server.ts";

/** Slugs of the courses that an editor put beside a post, in his order. */
export async function listPostCourses(db: Database, postId: string): Promise<string[]> {
	const rows = await db
		.selectFrom("postCourse")
		.innerJoin("course", "course.id", "postCourse.courseId")
		.where("postCourse.postId", "=", postId)
		.orderBy("postCourse.position")
		.select("course.slug")
		.execute();
	return rows.map(({ slug }) => slug);
}
