import { sql } from "kysely";
import type { CourseBody } from "../../../database/catalog-types.ts";
import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import type { CourseSummary } from "./courses/course-summary.ts";
import type { ProjectView } from "./project-view.ts";

type Result = CourseBody["results"][number];

/** One project of each of the given courses, in their order; courses whose programme names none are left out. */
export async function listProjects(
	db: Database,
	{ courses, locale }: { courses: readonly CourseSummary[]; locale: Locale },
): Promise<ProjectView[]> {
	if (courses.length === 0) return [];
	const ids = courses.map(({ id }) => id);
	const rows = await db
		.selectFrom("courseText")
		.where("courseId", "in", ids)
		.where("locale", "=", locale)
		.select(["courseId", sql<Result[]>`course_text.body -> 'results'`.as("results")])
		.execute();
	const resultsOf = new Map(rows.map(({ courseId, results }) => [courseId, results]));
	return courses.flatMap(({ id, title, path, planet, cover, categorySlug }) => {
		const result = mostTelling(resultsOf.get(id) ?? []);
		return result ? [{ ...result, course: { title, path, planet, cover, categorySlug } }] : [];
	});
}

/** The last but one: the very last is the student's own idea, which the programme cannot name. */
function mostTelling(results: readonly Result[]): Result | undefined {
	return results.at(-2) ?? results[0];
}
