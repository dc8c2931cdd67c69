import { sql } from "kysely";
import type { Preview, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { inTextRows } from "../../../records/translation.server.ts";
import { coursePath } from "../courses/course-summary.ts";
import { type CourseDocument, courseSchema } from "./course-document.ts";
import { courseList } from "./course-list.server.ts";
import { readCourses } from "./read-courses.server.ts";
import { addCourse, archiveCourse, saveCourse } from "./save-course.server.ts";

/** Courses: whole, with their texts in both languages, programme, tariffs, teachers and neighbours. */
export function createCourseResource(): Resource<CourseDocument> {
	return {
		name: "courses",
		schema: courseSchema,
		isContent: true,
		// The successor belongs to the pause, which a restored state neither begins nor ends; prices and sales are those of today.
		dated: ["successorId", "tariffs"],
		list: courseList,
		translation: inTextRows({
			records: sql`(select id from course where status <> 'archived')`,
			texts: "course_text",
			key: "course_id",
		}),
		lock: lockRow("course"),
		read: readRows(readCourses),
		create: addCourse,
		update: saveCourse,
		remove: archiveCourse,
		preview: coursePreview,
	};
}

const coursePreview: Preview = {
	async path(db, id) {
		const { rows } = await sql<{ category: string; slug: string }>`
			select category.slug as category, course.slug from course join category on category.id = course.category_id
			where course.id = ${id} and exists (select 1 from tariff where tariff.course_id = course.id)`.execute(db);
		// Without a price there is no page of a course.
		return rows[0] && coursePath(rows[0].category, rows[0].slug);
	},
	async publish(transaction, id, locale) {
		await sql`update course_text set state = 'published' where course_id = ${id} and locale = ${locale}`.execute(
			transaction,
		);
		await sql`update course set status = 'published'
			where id = ${id} and status not in ('published', 'in_development', 'on_pause')`.execute(transaction);
	},
};
