import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import type { TeacherView } from "./courses/course-view.ts";

/** Teachers who work at the school, in its order. */
export async function listTeachers(
	db: Database,
	{ locale, limit }: { locale: Locale; limit?: number },
): Promise<TeacherView[]> {
	let query = db
		.selectFrom("teacher")
		.where("hasLeft", "=", false)
		.orderBy("position")
		.select(["slug", "avatar", "planet", "stack", "text"]);
	if (limit) query = query.limit(limit);
	const rows = await query.execute();
	return rows.map(({ text, ...teacher }) => ({ ...teacher, ...text[locale] }));
}
