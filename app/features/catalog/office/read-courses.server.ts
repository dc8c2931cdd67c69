import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { CourseDocument } from "./course-document.ts";

/** Courses as their form shows them: whole, with the texts of both languages, tariffs, people and neighbours. */
export async function readCourses(db: Database, ids: readonly string[]) {
	const rows = await selectCourses(db, ids);
	const texts = await db
		.selectFrom("courseText")
		.where("courseId", "in", ids)
		.select(["courseId", "locale", "state", "publishAt", "title", "short", "lead", "description", "body"])
		.execute();
	const tariffs = await selectTariffs(db, ids);
	return rows.map((row) => {
		const textIn = (locale: Locale) => {
			const found = texts.find((text) => text.courseId === row.id && text.locale === locale);
			if (!found) return undefined;
			const { courseId: _course, locale: _locale, publishAt, ...text } = found;
			return { ...text, publishAt: publishAt?.toISOString() ?? null };
		};
		return {
			...row,
			status: row.status as CourseDocument["status"],
			months: Number(row.months),
			weeklyHours: Number(row.weeklyHours),
			texts: { ru: textIn("ru"), en: textIn("en") },
			tariffs: tariffs
				.filter(({ courseId }) => courseId === row.id)
				.map(({ courseId: _course, saleUntil, ...tariff }) => ({
					...tariff,
					saleUntil: saleUntil?.toISOString() ?? null,
				})),
		};
	});
}

function selectCourses(db: Database, ids: readonly string[]) {
	return db
		.selectFrom("course")
		.where("id", "in", [...ids])
		.select([
			"id",
			"version",
			"slug",
			"categoryId",
			"audience",
			"status",
			"successorId",
			"planet",
			"cover",
			"ageFrom",
			"ageTo",
			"level",
			"lessons",
			"lessonMinutes",
			"months",
			"weeklyHours",
			"salaryFrom",
			"salaryTo",
			"salaryCurrency",
			"salaryAsOf",
			"popularity",
			"updatedAt",
			sql<
				string[]
			>`array(select teacher_id::text from course_teacher where course_id = course.id order by position)`.as(
				"teachers",
			),
			sql<
				string[]
			>`array(select related_id::text from course_related where course_id = course.id order by position)`.as("related"),
		])
		.execute();
}

function selectTariffs(db: Database, ids: readonly string[]) {
	return db
		.selectFrom("tariff")
		.where("courseId", "in", [...ids])
		.orderBy("position")
		.select([
			"id",
			"courseId",
			"code",
			"kind",
			"lessons",
			"priceRub",
			"priceUsd",
			"oldPriceRub",
			"oldPriceUsd",
			"saleUntil",
			"recommended",
			"text",
		])
		.execute();
}
